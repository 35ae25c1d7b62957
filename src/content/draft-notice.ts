// These texts are not in desk-pages.ts, so that public pages load only these.

export const draftNotice = {
  label: "Drafts",
  text: "You see drafts. Visitors do not.",
  leave: "Leave",
  /**
   * The Desk sends these messages to the page in its frame, to refresh the page or to scroll to the text of a field.
   */
  saved: "draft-saved",
  show: "show-text",
  /** The Desk sends this to ask whether the page is ready, because the Desk may have missed the page's message. */
  asked: "draft-asked",
  /** The page sends this to the Desk when it is ready for messages. */
  ready: "draft-ready",
  /** The page sends this to the Desk when it has blocked a click or a form. */
  blocked: "draft-blocked",
} as const;
