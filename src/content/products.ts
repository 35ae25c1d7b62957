import { capitalised, numberWord, ordinalWord } from "@/lib/number-words";
import { freeTools } from "./free-tools";
import { futureApps } from "./future-apps";

const count = numberWord(futureApps.length);
const begun = capitalised(count);
const next = futureApps.length + 1;

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
      lead: "Your account is the waiting list.",
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
