import { messages } from "@/content/messages";
import { forgetMember } from "@/lib/storage";
import { callAuth } from "./auth-call";

/** Signs this browser out, ends its session on the server, and leaves nothing of the member in this tab. */
export async function signOut() {
  const answer = await callAuth("signout", {}, messages.auth.signOutFailed);
  if (answer.ok) forgetMember();
  return answer;
}
