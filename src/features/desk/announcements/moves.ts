import { type AnnouncementState, announcementStates } from "@/content/desk-announcements";

const moves: Record<AnnouncementState, readonly AnnouncementState[]> = {
  draft: ["sending"],
  sending: ["paused", "stopped"],
  paused: ["sending", "stopped"],
  stopped: [],
  sent: [],
};

export function movesFrom(state: AnnouncementState) {
  return moves[state];
}

/** Returns a stored state, or "stopped" if this release does not know it. */
export function stateOf(state: string): AnnouncementState {
  return announcementStates.find((known) => known === state) ?? "stopped";
}
