// Separate from desk-pages.ts, because public pages load it.

export const draftNotice = {
  label: "Drafts",
  text: "You see drafts, as visitors do not.",
  leave: "Leave",
  /** Messages from the Desk to the page in its frame: refresh, and scroll to the text of a field. */
  saved: "draft-saved",
  show: "show-words",
  /** The message from the page to the Desk once it listens. */
  ready: "draft-ready",
} as const;
