import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { readApiError } from "@/lib/api-error";
import { explainFailure } from "./components/use-coaching-form";

const otherwise = "Failed to join waiting list. Please try again.";
const explain = (error: unknown) => explainFailure(readApiError(error), otherwise);

test("a form that could not be sent shows the server's message after “Error:”", () => {
  const data = { code: "BAD_REQUEST", httpStatus: 400, reason: null, fields: null };
  const refusal = TRPCClientError.from({ error: { code: -32600, message: "That was a lot.", data } });
  expect(explain(refusal)).toBe("Error: That was a lot.");
});

test("a form that could not be sent shows the form's own message if the server gave none", () => {
  expect(explain(TRPCClientError.from(new TypeError("Failed to fetch")))).toBe(otherwise);
  expect(explain(new DOMException("late", "TimeoutError"))).toBe(otherwise);
});
