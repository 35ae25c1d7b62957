import { numberWord } from "@/lib/number-words";
import { groupSizes } from "./vote-groups";

const { leaf, sprout } = groupSizes;

/** The server passes the texts as props, to keep them out of the page's scripts. */
export const voteTexts = (apps: number) => ({
  groups: {
    bed: { title: "One bed", note: "In no order yet. More votes will sort it." },
    leaf: { title: "In leaf", note: `The first ${numberWord(Math.min(leaf, apps))} by votes.` },
    sprout: { title: "Sprouting", note: `The next ${numberWord(Math.min(sprout, apps - leaf))} in the row.` },
    sown: {
      title: "Just sown",
      note: `The last ${numberWord(apps - leaf - sprout)}. A single vote counts for most down here.`,
    },
  },
  unit: { one: "vote", many: "votes" },
  unknown: { shown: "–", read: "Not counted yet:" },
  untouched: "Nobody has voted yet. The first vote will show at once.",
  failed: "The numbers did not reach this page. You can vote all the same.",
  retry: "Ask for them again",
  retrying: "Asking",
  noScript: "Votes are cast by a script, which is switched off in this browser.",
  button: {
    idle: "Vote for this App",
    voting: "Voting...",
    recorded: "Vote Recorded!",
    voted: "Voted",
  },
  closed: "No more votes for this one. What was counted stays.",
  /** Shown before the name of an app that is ready, as part of the link to the app. */
  ready: "Open",
});

export type VoteTexts = ReturnType<typeof voteTexts>;
