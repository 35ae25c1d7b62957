// Separate from desk-pages.ts, because public pages load it.

export const draftNotice = {
  label: "Drafts",
  text: "You see drafts, as visitors do not.",
  leave: "Leave",
  /** Messages from the Desk to the page in its frame: refresh, and scroll to the text of a field. */
  saved: "draft-saved",
  show: "show-words",
  /** The message by which the page tells the Desk that it is ready for messages. */
  ready: "draft-ready",
} as const;
