import { type AnnouncementState, announcementStates } from "@/content/desk-announcements";

type NextState = "sending" | "paused" | "stopped";

export const announcementTransitions: Record<AnnouncementState, readonly NextState[]> = {
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
