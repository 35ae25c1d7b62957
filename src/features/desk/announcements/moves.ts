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

/** Returns "stopped" for a state that this release does not know. */
export function stateOf(state: string): AnnouncementState {
  return announcementStates.find((known) => known === state) ?? "stopped";
}
