import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { messages } from "@/content/messages";
import { readApiError } from "@/lib/api-error";
import { callFailure } from "./account-api";

const failed = "Failed to create an account";
const message = "The server's message.";
const { unexpected, unreachable } = messages.general;

/** Returns the error of a call that the server refused before tRPC read it. */
function refusalOf(status: number) {
  const meta = { response: new Response(null, { status }), responseJSON: { message } };
  return TRPCClientError.from(new Error("Unable to transform"), { meta });
}

function errorOf(reason: string | null) {
  const data = { code: "CONFLICT", httpStatus: 409, reason, fields: null };
  return TRPCClientError.from({ error: { code: -32009, message, data } });
}

test.each([
  ["that was refused shows the server's message", errorOf("sign-up-refused"), message, undefined],
  ["from another address of the site shows the server's message", refusalOf(403), message, undefined],
  [
    "during an outage shows the form's message, and the server's as a hint",
    errorOf("database-unavailable"),
    failed,
    message,
  ],
  ["with an unexpected error shows a hint about what to do next", errorOf(null), failed, unexpected],
  [
    "that did not reach the site shows a hint",
    TRPCClientError.from(new TypeError("Failed to fetch")),
    failed,
    unreachable,
  ],
  ["whose script did not load shows a hint", new TypeError("no chunk"), failed, unreachable],
])("a failed account call %s", (_what, error, message, hint) => {
  expect(callFailure(readApiError(error), failed)).toEqual({ ok: false, message, hint });
});
