// Apart from desk-pages.ts, because public pages show it.

export const draftNotice = {
  label: "Drafts",
  text: "You see drafts, as visitors do not.",
  leave: "Leave",
  /** What the Desk tells the page in its frame: to draw itself again, and to scroll to the words of a field. */
  saved: "draft-saved",
  show: "show-words",
  /** What the page tells the Desk once it listens. */
  ready: "draft-ready",
} as const;
