import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { messages } from "@/content/messages";
import { readApiError } from "@/lib/api-error";
import { readFailure } from "./status-banner";

test("a failed profile call has the server's message and reason", () => {
  const data = { code: "UNAUTHORIZED", httpStatus: 401, reason: "wrong-password", fields: null };
  const refusal = TRPCClientError.from({ error: { code: -32001, message: "Wrong password.", data } });
  expect(readFailure(readApiError(refusal))).toEqual({
    reason: "wrong-password",
    message: "Wrong password.",
  });
});

test("without a message from the server, a failed profile call reports an unreachable site or an unexpected error", () => {
  const away = readFailure(readApiError(TRPCClientError.from(new TypeError("Failed to fetch"))));
  const broken = readFailure(readApiError(new TypeError("x is not a function")));
  expect(away).toEqual({ reason: null, message: messages.general.unreachable });
  expect(broken).toEqual({ reason: null, message: messages.general.unexpected });
});
