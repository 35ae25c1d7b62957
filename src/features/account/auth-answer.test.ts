import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { messages } from "@/content/messages";
import { readApiError } from "@/lib/api-error";
import { callFailure } from "./auth-answer";

const failed = "Failed to create an account";

function answer(reason: string | null) {
  const data = { code: "CONFLICT", httpStatus: 409, reason, fields: null };
  return TRPCClientError.from({ error: { code: -32009, message: "The server's words.", data } });
}

describe("why a call about an account failed", () => {
  it("is told in the server's words where it refused", () => {
    expect(callFailure(readApiError(answer("sign-up-refused")), failed)).toEqual({
      ok: false,
      message: "The server's words.",
      reason: "sign-up-refused",
    });
  });

  it("is told in the form's words, and the server's say why, where nothing is wrong with what was asked", () => {
    expect(callFailure(readApiError(answer("database-away")), failed)).toEqual({
      ok: false,
      message: failed,
      hint: "The server's words.",
      reason: "database-away",
    });
  });

  it("is told in the form's words, with what to do next, where the server failed itself", () => {
    expect(callFailure(readApiError(answer(null)), failed)).toEqual({
      ok: false,
      message: failed,
      hint: messages.general.unexpected,
      reason: null,
    });
  });

  it("comes with a hint where the call or the script for it did not arrive", () => {
    for (const lost of [TRPCClientError.from(new TypeError("Failed to fetch")), new TypeError("no chunk")]) {
      const hint = messages.general.unreachable;
      expect(callFailure(readApiError(lost), failed)).toEqual({
        ok: false,
        message: failed,
        hint,
        reason: null,
      });
    }
  });
});
