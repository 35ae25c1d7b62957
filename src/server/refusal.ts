import "server-only";
import { TRPCError } from "@trpc/server";
import { messages } from "@/content/messages";

/** The stable names by which forms know why a call was refused, and what each of them means. */
export const refusalMeanings = {
  "sign-up-refused": "No account can be made with this address.",
  "password-common":
    "The password is one of the first anybody would guess, or made of the name or the address.",
  "password-weak":
    "The new password is one of the first anybody would guess, or made of the name or the address.",
  "wrong-password": "The current password is wrong, or it is needed and was not given.",
  "spent-link": "The secret of the link is unknown, was used, has run out or was replaced by a newer one.",
  "email-same": "The new address is the one the account already has.",
  "email-taken": "Another account has this address by now.",
  "rate-limited": "A rate limit is used up; the message says for how long.",
  "proof-needed":
    "More calls came than usual, from this address or in all; with `challenge` of the error solved (altcha-lib) in the header x-aurea-proof, in base64url, the same call is accepted.",
  "link-expired": "No Google identity waits in this browser any more; start at Google again.",
  "link-refused":
    "The password is not that of the account, or the Google identity belongs to another account.",
  "changed-meanwhile": "Somebody else changed it first; read it again before the next try.",
  "signed-out": "Nobody is signed in: no session, an ended one, or the account is gone.",
  "stale-session": "The sign-in is older than five minutes; give the password or sign in again.",
  "factor-needed": "The second factor has to be given first, or once more: /auth/factor asks for it.",
  "factor-wrong":
    "The passkey, the code or the recovery code is not one of this member's, or was used already.",
  "factor-known": "This passkey is among the member's already.",
  "database-away": "The database is away, busy, full or read-only at the moment; try again later.",
  "too-many-streams": "This instance has as many streams open as it may have; try again later.",
  "not-there": "There is no such thing.",
  "illegal-move": "What it is now does not allow this step.",
  "already-done": "It has been done already, or is being done by somebody else.",
} as const;

export type RefusalName = keyof typeof refusalMeanings;

/** Why a call was refused: a stable name for code, beside the message for people. */
export class Refusal extends Error {
  constructor(override readonly name: RefusalName) {
    super(name);
  }
}

/** Makes the error a service throws: tRPC's code, a stable name, and the text a person may read. */
export function refuse(code: TRPCError["code"], name: RefusalName, message: string) {
  return new TRPCError({ code, message, cause: new Refusal(name) });
}

/** The refusal with 401 (signed-out) of whoever is not signed in, or is no longer there. */
export function signedOut() {
  return refuse("UNAUTHORIZED", "signed-out", messages.general.signedOut);
}

/** Whether a call failed because the database is in trouble. */
export function isDatabaseAway(error: unknown) {
  return error instanceof TRPCError && error.cause instanceof Refusal && error.cause.name === "database-away";
}

/** The refusal with 503 (database-away) while the database is in trouble. */
export function databaseAway() {
  return refuse("SERVICE_UNAVAILABLE", "database-away", messages.general.databaseAway);
}
