import { signUp } from "./shell";
import { type TierId, tierOf, tierPrice } from "./tiers";

const cards: Record<TierId, { caption: string; after?: string; opens: string }> = {
  explorer: { caption: "Member since today", after: "No bank card is needed.", opens: "open today" },
  adventurer: { caption: "Not open yet", opens: "when it opens" },
  alchemist: { caption: "Not open yet", opens: "when it opens" },
};

const founding = { currency: "EUR", amount: "690" } as const;

export const pricing = {
  meta: {
    title: "Pricing",
    description: `The Explorer is free and open today. The Adventurer at ${tierPrice(tierOf.adventurer)} and the Alchemist at ${tierPrice(tierOf.alchemist)} per month are coming soon. Founding Members pay ${founding.currency} ${founding.amount}, once.`,
  },
  cards,
  plans: {
    title: "Begin free. Stay while it helps.",
    lead: "Three memberships. One is open today and costs nothing. Two open later, at the prices they already carry.",
  },
  founding: {
    title: "Founding Member",
    ...founding,
    once: "One-time. Nothing after it.",
    includedTitle: "What is yours",
    included: [
      "Lifetime access to all current and future programs and app upgrades",
      "Founding status, on your card and in our books",
      "Priority early invitations to apply for coaching programs",
    ],
    excludedTitle: "What is not",
    excluded:
      "Coaching programs themselves are not included. You are asked first; the place and its price are a separate decision.",
    action: { label: "Join Today", href: signUp },
    note: "Joining starts with a free account. Nothing is charged there.",
    member: {
      note: "You have the account it starts with. The rest goes by letter: tell us that you want the place, and we write back to say how to pay. Until then nothing is charged. Write to",
      subject: "Founding Member",
    },
  },
  // sample: replace with real words, given with consent, before launch
  testimonials: {
    title: "For the guest book",
    note: "Samples, written by us to show the tone. Members’ own words take their place, with their consent.",
    list: [
      {
        quote:
          "I joined for the quiz and stayed for the question it ended on. I still have not answered it. I like having it with me.",
        by: "Secondary school teacher, Antwerp",
      },
      {
        quote: "My daughter asked why I was not cross. I had to think about it.",
        by: "Site manager, Bristol",
      },
      {
        quote: "Nobody told me to get up at five. I would have left.",
        by: "Violinist, Hamburg",
      },
      {
        quote:
          "I have paid more for a jacket I wore once. This I use every week, in the car, before I go in.",
        by: "Paediatric nurse, Rotterdam",
      },
      {
        quote: "The Guardian. Of course. I laughed, and then I rang my brother.",
        by: "Solicitor, Cork",
      },
      {
        quote: "It is the only membership I have that has never sent me a countdown.",
        by: "Architect, Lisbon",
      },
    ],
  },
  faq: {
    title: "At the counter",
    list: [
      {
        question: "Can I cancel or change my plan?",
        answer:
          "Yes, anytime, from your account dashboard. Change it on a Monday and back on a Friday if that is the week you are having.",
      },
      {
        question: "Who is the Explorer for?",
        answer:
          "Newcomers. People who have never done this, people who did and stopped, and people who want to look around before they sit down.",
      },
      {
        question: "What is the difference between Adventurer and Alchemist?",
        answer:
          "The Adventurer gives you the tools: all premium apps, and discounts on programs. The Alchemist adds the Master Alchemist self-paced course and early access to whatever comes next.",
      },
      {
        question: "Is there a free trial for the paid plans?",
        answer:
          "No. The Explorer is free and stays free, so you can try us for as long as you like without a date in the diary.",
      },
    ],
  },
  closing: {
    title: "Any hour of the day is a good one to begin.",
    begin: "Begin today",
  },
} as const;
