import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { messages } from "@/content/messages";
import { readApiError } from "@/lib/api-error";
import { explainFailure } from "./status-banner";

test("a failed profile call shows the server's message", () => {
  const data = { code: "UNAUTHORIZED", httpStatus: 401, reason: "wrong-password", fields: null };
  const refusal = TRPCClientError.from({ error: { code: -32001, message: "Wrong password.", data } });
  expect(explainFailure(readApiError(refusal))).toBe("Wrong password.");
});

test("without a message from the server, a failed profile call reports an unreachable site or an unexpected error", () => {
  const away = explainFailure(readApiError(TRPCClientError.from(new TypeError("Failed to fetch"))));
  const broken = explainFailure(readApiError(new TypeError("x is not a function")));
  expect(away).toBe(messages.general.unreachable);
  expect(broken).toBe(messages.general.unexpected);
});
