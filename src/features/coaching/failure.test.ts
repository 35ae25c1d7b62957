import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { readApiError } from "@/lib/api-error";
import { failureText } from "./failure";

const otherwise = "Failed to join waiting list. Please try again.";
const said = (error: unknown) => failureText(readApiError(error), otherwise);

describe("what a form says when sending failed", () => {
  it("is the server's message after the word Error", () => {
    const data = { code: "BAD_REQUEST", httpStatus: 400, reason: null, fields: null };
    const refusal = TRPCClientError.from({ error: { code: -32600, message: "That was a lot.", data } });
    expect(said(refusal)).toBe("Error: That was a lot.");
  });

  it("is the form's own sentence when the server said nothing", () => {
    expect(said(TRPCClientError.from(new TypeError("Failed to fetch")))).toBe(otherwise);
    expect(said(new DOMException("late", "TimeoutError"))).toBe(otherwise);
  });
});
