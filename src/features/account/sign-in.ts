import { messages } from "@/content/messages";
import { callAuth } from "./auth-call";
import type { SignInInput } from "./schema";

/** Signs in with an address and a password; the cookie is the server's to set. */
export function signIn({ email, password }: SignInInput) {
  return callAuth("callback/credentials", { email, password }, messages.auth.signInFailed);
}
