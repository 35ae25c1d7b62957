import { type AnnouncementState, announcementStates } from "@/content/desk-announcements";

type NextState = "sending" | "paused" | "stopped";

export const announcementTransitions: Record<AnnouncementState, readonly NextState[]> = {
  draft: ["sending"],
  sending: ["paused", "stopped"],
  paused: ["sending", "stopped"],
  stopped: [],
  sent: [],
};

/** Returns the state, or "stopped" if this version of the site does not know it. */
export function parseState(state: string): AnnouncementState {
  return announcementStates.find((known) => known === state) ?? "stopped";
}
