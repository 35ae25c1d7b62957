import { type AnnouncementState, announcementStates } from "@/content/desk-announcements";

type Target = "sending" | "paused" | "stopped";

export const announcementMoves: Record<AnnouncementState, readonly Target[]> = {
  draft: ["sending"],
  sending: ["paused", "stopped"],
  paused: ["sending", "stopped"],
  stopped: [],
  sent: [],
};

/** Returns "stopped" for a state that this release does not know. */
export function parseState(state: string): AnnouncementState {
  return announcementStates.find((known) => known === state) ?? "stopped";
}
