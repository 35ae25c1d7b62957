/** What the Desk says about the words of the site. */
export const deskPages = {
  heading: "Pages",
  refused: {
    gone: "These words are no longer here. Please load the page again.",
    changedMeanwhile:
      "Somebody else has changed this since you opened it. Your words are still here; load theirs to see both.",
    tooLarge: "This is more than a page can hold. Please make it shorter.",
    notReady: "This cannot be published yet.",
    past: "That moment has passed. Please choose a later one.",
  },
} as const;
