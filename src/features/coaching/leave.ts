import { messages } from "@/content/messages";
import { readApiError } from "@/lib/api-error";

export type LeaveAnswer = { state: "left" | "over" | "broken" } | { state: "failed"; message: string };

/** Takes the owner of a leave link off the waitlist. */
export async function leaveWaitlist(token: string): Promise<LeaveAnswer> {
  try {
    const { api } = await import("@/trpc/client");
    await api.coaching.leaveWaitlist.mutate({ token });
    return { state: "left" };
  } catch (error) {
    const { code, reason, message } = readApiError(error);
    if (reason === "spent-link") return { state: "over" };
    if (reason === "not-there" || code === "BAD_REQUEST") return { state: "broken" };
    if (message === null) return { state: "failed", message: messages.general.unreachable };
    return { state: "failed", message: reason ? message : messages.general.unexpected };
  }
}
