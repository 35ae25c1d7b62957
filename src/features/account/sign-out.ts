import { messages } from "@/content/messages";
import { callAuth } from "./auth-call";

/** Signs this browser out and ends its session on the server. */
export function signOut() {
  return callAuth("signout", {}, messages.auth.signOutFailed);
}
