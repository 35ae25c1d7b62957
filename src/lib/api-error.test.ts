// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { useForm } from "react-hook-form";
import { describe, expect, it, vi } from "vitest";
import { applyFieldErrors, readApiError } from "./api-error";

function errorOf(data: { reason?: string | null; fields?: unknown } = {}) {
  const { reason = null, fields = null } = data;
  return TRPCClientError.from({
    error: {
      code: -32600,
      message: "That was a lot.",
      data: { code: "BAD_REQUEST", httpStatus: 400, reason, fields },
    },
  });
}

describe("reading a failed call", () => {
  it("the error of a failed call has the server's code, reason and message", () => {
    expect(readApiError(errorOf({ reason: "rate-limited" }))).toEqual({
      code: "BAD_REQUEST",
      reason: "rate-limited",
      message: "That was a lot.",
      fields: {},
    });
    expect(readApiError(errorOf()).reason).toBeNull();
  });

  it("the error of a failed call has the first error of each field", () => {
    const fieldErrors = { email: ["Email is required", "no"], name: [], goals: undefined, age: [7], x: "y" };
    expect(readApiError(errorOf({ fields: { formErrors: [], fieldErrors } })).fields).toEqual({
      email: "Email is required",
    });
  });

  it("a tRPC client error without data is read as an unreachable site", () => {
    for (const cause of [new TypeError("Failed to fetch"), new DOMException("late", "TimeoutError")]) {
      expect(readApiError(TRPCClientError.from(cause))).toEqual({
        code: "UNREACHABLE",
        reason: null,
        message: null,
        fields: {},
      });
    }
  });

  it.each([
    ["a call that is too large", 413, "PAYLOAD_TOO_LARGE"],
    ["a call from a page at another address", 403, "FORBIDDEN"],
  ])("%s fails with the server's message", (_what, status, code) => {
    const meta = { response: new Response(null, { status }), responseJSON: { message: "Please send less." } };
    expect(readApiError(TRPCClientError.from(new Error("Unable to transform"), { meta }))).toEqual({
      code,
      reason: "refused",
      message: "Please send less.",
      fields: {},
    });
  });

  it("an answer of another server is read as an unreachable site", () => {
    for (const [status, responseJSON] of [
      [403, {}],
      [413, null],
      [200, { message: "Welcome" }],
    ] as const) {
      const meta = { response: new Response(null, { status }), responseJSON };
      const error = readApiError(TRPCClientError.from(new Error("Unable to transform"), { meta }));
      expect(error).toMatchObject({ code: "UNREACHABLE", message: null });
    }
  });

  it("an error that is not a tRPC client error is read as unexpected, even if it looks like one", () => {
    const impostor = { name: "TRPCClientError", message: "no", data: { code: "NOT_FOUND", reason: null } };
    for (const thrown of [
      new TypeError("x"),
      new DOMException("late", "TimeoutError"),
      null,
      "x",
      impostor,
    ]) {
      expect(readApiError(thrown)).toEqual({ code: "UNEXPECTED", reason: null, message: null, fields: {} });
    }
  });
});

describe("showing field errors", () => {
  function setUp() {
    const { result } = renderHook(() => useForm({ defaultValues: { name: "", email: "" } }));
    return { getValues: result.current.getValues, setError: vi.fn() };
  }
  const fieldErrors = { isAdmin: ["no"], toString: ["no"], email: ["Not an email"], name: ["Required"] };

  it("field errors appear at their fields in the server's order, and the first one is focused", () => {
    const form = setUp();
    applyFieldErrors(form, readApiError(errorOf({ fields: { fieldErrors } })));
    expect(form.setError.mock.calls).toEqual([
      ["email", { message: "Not an email" }, { shouldFocus: true }],
      ["name", { message: "Required" }, { shouldFocus: false }],
    ]);
  });

  it("no field error is shown if the site could not be reached", () => {
    const form = setUp();
    applyFieldErrors(form, readApiError(TRPCClientError.from(new TypeError("Failed to fetch"))));
    expect(form.setError).not.toHaveBeenCalled();
  });
});
