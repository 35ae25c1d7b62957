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

  it("an error that concerns no field shows the form's message, with the server's message as a hint", () => {
    expect(callFailure(readApiError(answer("database-unavailable")), failed)).toEqual({
      ok: false,
      message: failed,
      hint: "The server's words.",
      reason: "database-unavailable",
    });
  });

  it("an unexpected server error shows the form's message, with a hint what to do next", () => {
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
