import "server-only";
import { TRPCError } from "@trpc/server";
import { messages } from "@/content/messages";

/** Clients check the name and not the message. */
export const refusalMeanings = {
  "sign-up-refused": "No account can be made with this address.",
  "password-common": "The password is among the most common ones, or made of the name or the email address.",
  "password-weak":
    "The new password is among the most common ones, or made of the name or the email address.",
  "wrong-password": "The current password is wrong, or missing where it is needed.",
  "spent-link": "The link is unknown, used, expired or replaced by a newer one.",
  "email-same": "The account already has this email address.",
  "email-taken": "Another account has this email address.",
  "rate-limited": "A rate limit is reached; the message says how long to wait.",
  "proof-needed":
    "The call needs a proof of work: solve `data.challenge` of the error with altcha-lib and repeat the call with the solution, in base64url, in the header x-aurea-proof.",
  "link-expired": "This browser has no pending Google sign-in; start it again.",
  "link-refused": "The password is wrong, or the Google identity belongs to another account.",
  "changed-meanwhile": "The record was changed since it was read; read it again.",
  "signed-out": "There is no session, or it has ended, or the account is deleted.",
  "stale-session": "The sign-in is older than five minutes; send the password or sign in again.",
  "factor-needed": "The second factor is missing or older than twelve hours; /auth/factor asks for it.",
  "factor-wrong": "The passkey, code or recovery code is not this member's, or is already used.",
  "factor-known": "The member already has this passkey.",
  "other-release":
    "There is no such procedure, or its input lacks a field or has an unknown one: the page may be of another release; load it again.",
  "database-unavailable": "The database is unreachable, busy, full or read-only; try again later.",
  "too-many-streams": "This instance has no free streams; try again later.",
  "not-there": "The record does not exist.",
  "illegal-move": "The state of the record does not allow this step.",
  "not-ready":
    "The draft breaks a rule of its document, or the time to publish it has passed; the message says which.",
  "not-votable": "There is no such app, or it is closed for votes.",
  "too-large": "The document is too large to be stored.",
  "already-done": "The requested change is already made, or another caller is making it.",
} as const;

export type RefusalName = keyof typeof refusalMeanings;

/** The stable name is for clients, the error's message for users. */
export class Refusal extends Error {
  constructor(override readonly name: RefusalName) {
    super(name);
  }
}

export function refusal(code: TRPCError["code"], name: RefusalName, message: string) {
  return new TRPCError({ code, message, cause: new Refusal(name) });
}

export function signedOutRefusal() {
  return refusal("UNAUTHORIZED", "signed-out", messages.general.signedOut);
}

export function isDatabaseUnavailable(error: unknown) {
  return (
    error instanceof TRPCError &&
    error.cause instanceof Refusal &&
    error.cause.name === "database-unavailable"
  );
}

export function databaseUnavailable() {
  return refusal("SERVICE_UNAVAILABLE", "database-unavailable", messages.general.databaseUnavailable);
}
