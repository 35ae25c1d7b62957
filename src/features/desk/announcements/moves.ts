import { type AnnouncementState, announcementStates } from "@/content/desk-announcements";

const moves: Record<AnnouncementState, readonly AnnouncementState[]> = {
  draft: ["sending"],
  sending: ["paused", "stopped"],
  paused: ["sending", "stopped"],
  stopped: [],
  sent: [],
};

/** Where a coach may bring an announcement from here. */
export function movesFrom(state: AnnouncementState) {
  return moves[state];
}

/** A stored state as this release knows it; what it does not know has come to an end. */
export function stateOf(state: string): AnnouncementState {
  return announcementStates.find((known) => known === state) ?? "stopped";
}
