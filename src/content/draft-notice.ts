// Separate from desk-pages.ts, so that public pages load only these texts.

export const draftNotice = {
  label: "Drafts",
  text: "You see drafts, as visitors do not.",
  leave: "Leave",
  /** The Desk sends these to the page in its frame: to refresh it, and to scroll to the text of a field. */
  saved: "draft-saved",
  show: "show-words",
  /** The Desk sends this to ask whether the page is ready, because it may have missed the page's own message. */
  asked: "draft-asked",
  /** The page sends this to the Desk when it is ready for messages. */
  ready: "draft-ready",
  /** The page sends this to the Desk when it has held back a click or a form. */
  held: "draft-held",
} as const;
