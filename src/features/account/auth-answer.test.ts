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

describe("the message of a failed account call", () => {
  it("a refusal shows the server's message", () => {
    expect(callFailure(readApiError(answer("sign-up-refused")), failed)).toEqual({
      ok: false,
      message: "The server's words.",
      reason: "sign-up-refused",
    });
  });

  it("a fault unrelated to the input shows the form's message with the server's reason", () => {
    expect(callFailure(readApiError(answer("database-unavailable")), failed)).toEqual({
      ok: false,
      message: failed,
      hint: "The server's words.",
      reason: "database-unavailable",
    });
  });

  it("a server failure shows the form's message and what to do next", () => {
    expect(callFailure(readApiError(answer(null)), failed)).toEqual({
      ok: false,
      message: failed,
      hint: messages.general.unexpected,
      reason: null,
    });
  });

  it("a failed call shows a hint if the site or a script could not be reached", () => {
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
