import { unreachable } from "./load-failures";

const samples = (count: number) => (count === 1 ? "1 sample" : `${count} samples`);

export const deskPages = {
  heading: "Pages",
  note: "The words, offers and links of the site. Visitors see a change once you publish it.",
  toList: "All pages",
  list: {
    caption: "Pages",
    columns: { title: "Page", samples: "To do", draft: "Draft", live: "Last published" },
    samplesLeft: (count: number) =>
      count === 0
        ? "No samples are left on the site."
        : `${samples(count)} ${count === 1 ? "is left on the site. It is" : "are left on the site. They are"} listed below the pages.`,
    samplesHeading: "Samples",
    samples,
    nothing: "Nothing",
    noDraft: "No draft",
    goesLive: "Goes live",
    never: "Never",
    more: (count: number) => `and ${count} more ${count === 1 ? "page" : "pages"}`,
    by: (name: string | null) => `by ${name ?? "a former member"}`,
  },
  form: {
    label: "Texts of the page",
    general: "General",
    left: (count: number) => (count === 1 ? "1 character left" : `${count} characters left`),
    over: (count: number) => (count === 1 ? "1 character too many" : `${count} characters too many`),
    optional: "optional",
    bareAsterisks: "Visitors see the asterisks: only a paragraph can stress words.",
    noPage: "This site has no page with this address.",
    sample: "Sample.",
    sampleInside: "Sample",
    confirmed: "Confirmed.",
    confirm: "I have checked these words: they are true",
    keep: "Keep it as it is",
    stillSample: (names: string[]) => {
      const more = names.length - 5;
      const listed = `${names.slice(0, 5).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
      return `Still to do: ${listed.replace(/\.$/, "")}.`;
    },
    fixed: "Cannot be changed",
    wrong: (count: number) => (count === 1 ? "1 to correct" : `${count} to correct`),
    dropped:
      "This version of the site does not accept some of your texts any more. Where the field is still there, it shows the original text:",
  },
  items: {
    item: (place: number) => `Item ${place}`,
    add: "Add one",
    full: (most: number) => `At most ${most} fit into the layout.`,
    few: (least: number) => `At least ${least} must stay.`,
    drag: "Drag to move it",
    up: (name: string) => `Move up: ${name}`,
    down: (name: string) => `Move down: ${name}`,
    remove: (name: string) => `Remove: ${name}`,
    moved: (place: number, count: number) => `Moved to place ${place} of ${count}.`,
    removed: (name: string) => `“${name}” is removed.`,
    undo: "Put it back",
  },
  save: {
    clean: "No changes.",
    draft: "Draft saved on",
    waiting: "Not saved yet",
    saving: "Saving…",
    saved: (time: string) => `Saved at ${time}`,
    by: "by",
    aFormerMember: "a former member",
    failed: (why: string) => `Could not save: ${why}`,
    unreachable: "the site did not answer. Your text is still here, and is saved once the site answers.",
    retry: "Save again",
    onHold: "Not saved: this page was changed in another window.",
  },
  preview: {
    heading: "Preview",
    frame: (title: string) => `Preview of ${title}`,
    page: "Page of the preview",
    widths: "Width of the preview",
    sizes: { phone: "Phone", tablet: "Tablet", desktop: "Desktop" },
    show: { form: "Form", preview: "Preview" },
    switch: "What to show",
    open: "Open it in a tab",
    partly:
      "What is not complete yet is shown here as visitors see it now. A word that is too long is shown as it would break.",
    blocked:
      "Votes, forms and the buttons of your account do nothing in the preview. To try them for real, open the page in a tab.",
  },
  differences: {
    action: "What changes",
    heading: "What changes",
    none: "All texts are as visitors see them.",
    yes: "Yes",
    no: "No",
    empty: "empty",
    added: (place: number) => `Added as number ${place}`,
    removed: (place: number) => `Removed, was number ${place}`,
    moved: (from: number, to: number) => `Moved from place ${from} to place ${to}`,
    close: "Close the differences",
    count: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
  },
  publish: {
    action: "Publish",
    skip: "Go to Publish",
    heading: (title: string) => `Publish ${title}?`,
    text: "Visitors see this from now on:",
    noTexts: "No texts change. Samples that you have confirmed count as done.",
    confirm: "Publish it",
    cancel: "Not yet",
    close: "Close without publishing",
    nothing: "There is nothing to publish.",
    notYet: "Not ready to publish",
    toCorrect: (count: number) => (count === 1 ? "1 field to correct" : `${count} fields to correct`),
    closeProblems: "Close the list of fields",
    problems: (count: number) =>
      count === 1
        ? "Before this can be published, one field has to be corrected:"
        : `Before this can be published, ${count} fields have to be corrected:`,
  },
  outdated: {
    heading: (count: number) => (count === 1 ? "1 text to check" : `${count} texts to check`),
    published: (count: number) =>
      `What you have published makes ${count === 1 ? "this text" : "these texts"} untrue, or may do so:`,
    scheduled: (count: number) =>
      `Once the draft is live, ${count === 1 ? "this text is" : "these texts are"} untrue, or may be:`,
    instead: (old: string, now: string) => `It says ${old} instead of ${now}.`,
    removed: (name: string) => `It names “${name}”, which is removed.`,
    state: (name: string, from: string, to: string) =>
      `It names ${name}, which changes from “${from}” to “${to}”.`,
    appCount: (count: number) =>
      `It names the number of apps, and there ${count === 1 ? "is only one" : "are several"} now.`,
    openApps: (count: number) =>
      `It names the number of all apps, of which ${count} ${count === 1 ? "is" : "are"} open for votes.`,
    beta: "It speaks of the beta, and the banner goes.",
    mayBeTrue: (count: number) =>
      count === 1 ? "One text may still be true." : `${count} of these texts may still be true.`,
    keep: (count: number) => (count === 1 ? "I have read it: it is true" : "I have read them: they are true"),
    question: {
      heading: "Take true texts off this list?",
      text: "This page is published once more, without a change. Texts that are certainly untrue stay on the list.",
      confirm: "Take them off",
      cancel: "Cancel",
      close: "Close and keep the list",
    },
    kept: "Every text that may be true is off the list.",
    refused: "Nothing was taken off the list. Please read the texts that are on it now.",
  },
  schedule: {
    action: "Schedule",
    heading: (title: string) => `Schedule ${title}`,
    text: "It is published at that time. Until then it cannot be changed, unless you take it off the schedule.",
    when: "Goes live on",
    zone: (zone: string) => `In your own time zone, ${zone}.`,
    missing: "Please choose a day and a time.",
    past: "That time has passed. Please choose a later one.",
    confirm: "Schedule it",
    cancel: "Not now",
    close: "Close without scheduling",
    goesLive: "Goes live on",
    until: ", your time. Until then it cannot be changed.",
    takeOff: "Take it off the schedule",
  },
  discard: {
    action: "Discard the draft",
    heading: "Discard this draft?",
    text: "The form then shows what visitors see. The text of the draft is deleted.",
    confirm: "Discard it",
    cancel: "Keep it",
    close: "Close and keep it",
  },
  /** Shown when an action is done. */
  results: {
    published: "Published. Visitors see it now.",
    scheduled: "Scheduled.",
    takenOff: "It is off the schedule, and can be changed again.",
    discarded: "The draft was discarded. The form shows what visitors see.",
    ended: "The draft was discarded or published in another window. The form shows what visitors see.",
  },
  history: {
    heading: "History",
    live: "Live now",
    published: "Published",
    scheduled: "Published on schedule, written",
    restored: "Restored from",
    confirmed: "Texts confirmed as true",
    release: "the original text",
    imported: "Imported from a file",
    initial: "The original text",
    initialNote: "Before anything was changed",
    compare: "Compare",
    compareHeading: "Compared with the live version",
    compareText: "Restoring this version changes:",
    noTexts: "No texts change. Confirmed samples become those of that version.",
    restore: "Restore",
    question: {
      heading: "Restore this version?",
      text: "It is published at once and replaces the live version. A draft does not change.",
      confirm: "Restore and publish",
      cancel: "Cancel",
      close: "Close without restoring",
    },
    untilScheduled: (when: string) =>
      `It is published at once, but only until ${when}: then a scheduled draft replaces it. Take the draft off the schedule to prevent that.`,
    done: "Restored. Visitors see this version now.",
    whose: "version of",
    unread: `This version could not be loaded. ${unreachable}`,
  },
  conflict: {
    heading: "This page was changed in another window",
    changed: (how: string, when: string) =>
      `The draft ${how} was changed on ${when}, after you had opened it.`,
    scheduled: (how: string, when: string) =>
      `The draft ${how} is scheduled for ${when}. Take it off the schedule before you change it.`,
    published: (how: string, when: string) =>
      `Another version was published ${how} on ${when}, after you had opened this page.`,
    fromFile: "from a file",
    ended: "The draft was discarded or published after you had opened the page.",
    text: "Your text is still here. In the comparison, the saved text is struck out and the text of this window is underlined.",
    same: "Both texts are the same. The confirmed samples may differ.",
    mine: "Keep this window’s text",
    theirs: "Take the saved text",
    close: "Decide later",
    decide: "See both and decide",
    retry: "Try again",
    unread: `The saved text could not be loaded. ${unreachable}`,
  },
  errors: {
    gone: "This version no longer exists. Please reload the page.",
    changedMeanwhile:
      "This was changed in another window since you opened it. Your text is still here; load the other text to see both.",
    tooLarge: "The texts of this page are too long to store. Please shorten them.",
    notReady: "This cannot be published yet.",
    past: "That time has passed. Please choose a later one.",
  },
} as const;
