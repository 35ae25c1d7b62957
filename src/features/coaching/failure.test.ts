import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { readFailure } from "./failure";

const otherwise = "Failed to join waiting list. Please try again.";

function refusal(message: string, fields: unknown = null) {
  return TRPCClientError.from({
    error: { code: -32600, message, data: { code: "BAD_REQUEST", httpStatus: 400, reason: null, fields } },
  });
}

describe("what a form says when sending failed", () => {
  it("is the server's message after the word Error", () => {
    expect(readFailure(refusal("That was a lot."), otherwise).message).toBe("Error: That was a lot.");
  });

  it("is the form's own sentence when the server said nothing", () => {
    expect(readFailure(TRPCClientError.from(new TypeError("Failed to fetch")), otherwise).message).toBe(
      otherwise,
    );
    expect(readFailure(new DOMException("late", "TimeoutError"), otherwise).message).toBe(otherwise);
  });

  it("puts the first error of each field beside it", () => {
    const fields = { formErrors: [], fieldErrors: { email: ["Email is required", "no"], name: [] } };
    expect(readFailure(refusal("Please check.", fields), otherwise).fields).toEqual({
      email: "Email is required",
    });
  });
});
