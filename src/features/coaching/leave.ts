import type { TRPCClientError } from "@trpc/client";
import { leaveList } from "@/content/leave-list";
import { messages } from "@/content/messages";
import type { AppRouter } from "@/server/root";

export type LeaveAnswer = { state: "left" | "over" | "broken" } | { state: "failed"; message: string };

/** Takes the owner of a leave link off the waiting list. */
export async function leaveWaitlist(token: string): Promise<LeaveAnswer> {
  try {
    const { api } = await import("@/trpc/client");
    await api.coaching.leaveWaitlist.mutate({ token });
    return { state: "left" };
  } catch (error) {
    const { data, message = "" } = error as Partial<TRPCClientError<AppRouter>>;
    if (data?.reason === "spent-link") return { state: "over" };
    if (data?.reason === "not-there" || data?.code === "BAD_REQUEST") return { state: "broken" };
    if (!data) return { state: "failed", message: messages.general.unreachable };
    return { state: "failed", message: data.reason ? message : leaveList.failed };
  }
}
