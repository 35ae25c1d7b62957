import { numberWord } from "@/lib/number-words";
import type { FutureAppSlug } from "./future-app-slugs";
import { futureApps } from "./future-apps";
import { unreachable } from "./load-failures";

type Principles = readonly { rule: string; text: string; app: FutureAppSlug }[];

// sample: a coach confirms these lines before launch
const principles: Principles = [
  {
    rule: "A tool should end.",
    text: "Every practice has a last line. After it, the phone goes face down.",
    app: "mindful-moments",
  },
  {
    rule: "No streaks.",
    text: "Stay away for a month. Nothing will be on fire when you come back.",
    app: "daily-gratitude-lens",
  },
  {
    rule: "Night is for closing, not for improving.",
    text: "After dark the voice slows down and asks you nothing.",
    app: "sleep-stories",
  },
  {
    rule: "Rehearse the hard sentence where it is safe.",
    text: "Say it badly here, four times over. Then say it once, out there.",
    app: "conversation-scripts",
  },
  {
    rule: "The past may be replayed, not relived.",
    text: "You stop the scene where it turned, step out of it, and look again.",
    app: "reaction-rewind",
  },
  {
    rule: "What you feel is yours.",
    text: "It is not for sale, not for ranking, and not for passing round.",
    app: "mind-gardener",
  },
];

export const lounge = {
  meta: {
    title: "Lounge",
    description:
      "The Oasis Method in three movements: rest, release, rise. Nine questions to answer on paper, and six lines we hold every app to.",
  },
  hero: {
    title: "Come in out of the sun.",
    lead: "This is the lounge, where the Oasis Method lives. Rest, release, rise: three movements, as old as a rope and a well. You need not say what you do for a living.",
    action: { label: "Sit down", href: "#method" },
    more: { label: "First, hang up your coat", href: "#door" },
  },
  moods: {
    title: "Leave it by the door",
    lead: "Five things people come in wearing. Most of us have two of them on.",
    slips: [
      {
        name: "Tired, but not sleepy",
        text: "You lie down for an hour, and get up with the same weight in the same place.",
      },
      {
        name: "Short with the people you like best",
        text: "It was never about the cup. You knew that while you were still talking.",
      },
      {
        name: "Busy as a hiding place",
        text: "If the day had a gap in it, something might come in and sit down.",
      },
      { name: "Proud of needing nothing", text: "Nobody offers any more. You taught them well." },
      {
        name: "Nothing, really",
        text: "Not sad. Not anything. A radio playing in a room you have left.",
      },
    ],
  },
  method: {
    title: "The Oasis Method",
    lead: "One rope, let down and drawn up. Start where you are, and open only what you need tonight.",
    note: "This is a practice, not a treatment. If the load is more than a page can hold, let a doctor or a therapist take the other end.",
    parts: { challenge: "Challenge", prompts: "Reflection Prompts", solution: "Solution" },
    pillars: [
      {
        id: "rest",
        name: "Rest",
        voice: "Lower the bucket.",
        text: "Before anything can change, the noise has to stop. Rest is not what you get for finishing. It is where you begin.",
        folds: [
          "Why stillness feels unsafe",
          "Three questions about stopping",
          "A chair, a window, four minutes",
        ],
        challenge:
          "You lie down and your mind stands up. You have kept moving for so long that stillness feels like something gaining on you.",
        prompts: [
          "Where in the day do you hold your breath?",
          "What do you believe would happen if you stopped?",
          "Who taught you that rest is earned, and were they rested?",
        ],
        solution:
          "Four minutes, twice a day, in a chair by a window. Count the sounds you can hear, the farthest first, until you come to your own breath. You are not trying to relax. You are only arriving.",
      },
      {
        id: "release",
        name: "Release",
        voice: "Let it touch the water.",
        text: "What you carry has a name and a size. Put down on paper, or in front of one person you trust, it is a thing you have and no longer a thing you are.",
        folds: [
          "Why talking it over did not help",
          "Three questions for what stays unsaid",
          "A pen, a page, ten minutes",
        ],
        challenge:
          "You have told the story so often, and so well, that the feeling in it has set hard. More talk only walks round the stone.",
        prompts: [
          "Which sentence do you always leave unfinished?",
          "If the knot in your throat could talk, whom would it talk to?",
          "What would you have to miss, if you let this go?",
        ],
        solution:
          "One page that nobody will receive. Write for ten minutes to the person, the year or the earlier you, with no greeting and no good manners. Read it once, standing up. Then fold it, and decide what becomes of it: the drawer, the stove, the river.",
      },
      {
        id: "rise",
        name: "Rise",
        voice: "Bring up what you need.",
        text: "There is room now, so you can choose. One new act, small enough for your worst day, done again until it is simply what you do.",
        folds: [
          "Why good insights do not last",
          "Three questions for tomorrow",
          "A card, a sentence, nine days",
        ],
        challenge:
          "Insight fades by Thursday. You own a whole shelf of good realisations, and the mornings still go the way they always went.",
        prompts: [
          "Which five minutes of tomorrow belong to nobody but you?",
          "What would a rested you turn down?",
          "How will you know, by evening, that you kept your word?",
        ],
        solution:
          "One sentence on one card: when this happens, I will do that. Put the card where it happens, and give it nine days. If it fails, mend the sentence and leave yourself in peace.",
      },
    ],
  },
  breaths: {
    name: "Ten breaths",
    text: "In while you count four, out while you count six. The water keeps time, and stops by itself.",
    begin: "Breathe with the water",
    stop: "Stop",
    in: "Breathe in.",
    out: "Breathe out.",
    over: "That was ten. The room is where you left it.",
    failed: `The water did not come. ${unreachable}`,
    noScript:
      "The water moves by JavaScript, which is switched off here. Your own counting does just as well.",
  },
  principles: {
    title: "What we ask of every app that leaves this room",
    lead: "Six lines, pinned over the table where the apps are made.",
    list: principles,
    action: { label: "See the apps we are making", href: "/products" },
    note: `Three come first, and free. On the ${numberWord(futureApps.length)} after them you have a vote.`,
  },
} as const;

export type Pillar = (typeof lounge.method.pillars)[number];
