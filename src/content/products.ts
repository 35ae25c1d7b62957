import { capitalised, numberWord, ordinalWord } from "@/lib/number-words";
import { freeTools } from "./free-tools";
import { futureApps, groupSizes } from "./future-apps";

const count = numberWord(futureApps.length);
const begun = capitalised(count);
const next = futureApps.length + 1;
const { leaf, sprout } = groupSizes;
const justSown = futureApps.length - leaf - sprout;

export const products = {
  meta: {
    title: "Products",
    description: `Three free tools for an ordinary day, coming soon, and ${count} apps still in the ground. Vote for the one you need first.`,
  },
  hero: {
    title: "Small tools for heavy weather.",
    lead: `Three open first, and cost nothing. ${begun} more are in the ground, and your vote is the water.`,
    action: "Get the free toolkit",
    more: `See the ${count}`,
    caption: `${begun} ideas, drawn to the height of their votes. Roots included.`,
  },
  toolkit: {
    title: "The free toolkit, half unrolled",
    lead: "Three instruments for an ordinary day. They come with the Explorer account, which costs nothing.",
    soon: "Coming soon",
    open: "Open now",
    tools: freeTools,
    // sample: a coach confirms this before launch
    waitlist: {
      lead: "The waitlist is the account.",
      text: "Join as an Explorer and your name is down for all three. We write once, when the first one opens.",
      action: "Join as an Explorer",
    },
  },
  suggestion: {
    title: `The ${ordinalWord(next)} packet is empty.`,
    lead: "Is there a moment in your week that nothing helps with yet? Describe the moment, not the app. Where you are standing, what time it is, what your hands are doing.",
    action: "Write us the moment",
    subject: "A moment that nothing helps with yet",
    rest: "Or rest a while in the lounge",
    number: `${next}`,
  },
} as const;

export const voteList = {
  title: `${begun} seeds. You say which grows next.`,
  lead: "One vote for each app, from each device. The numbers move while you watch, and they help us choose.",
  groups: {
    leaf: { title: "In leaf", note: `The first ${numberWord(leaf)} by votes.` },
    sprout: { title: "Sprouting", note: `The next ${numberWord(sprout)} in the row.` },
    sown: {
      title: "Just sown",
      note: `The last ${numberWord(justSown)}. A single vote shows most down here.`,
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
} as const;
