import "server-only";
import { TRPCError } from "@trpc/server";

/** The stable names by which forms know why a call was refused. */
export type RefusalName =
  | "sign-up-refused"
  | "password-common"
  | "password-weak"
  | "wrong-password"
  | "spent-link"
  | "email-same"
  | "email-taken"
  | "rate-limited"
  | "link-expired"
  | "link-refused"
  | "changed-meanwhile"
  | "signed-out"
  | "stale-session"
  | "unknown-app"
  | "database-away"
  | "not-allowed"
  | "not-there"
  | "illegal-move"
  | "already-done";

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
