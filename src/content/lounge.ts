import type { z } from "@/lib/zod";
import { fixed, fixedList, fixedPart, heading, item, lead, line, list, pageMeta, part, text } from "./fields";
import { toolStates } from "./products";

const slip = item({
  name: heading(undefined, { max: 45, maxWord: 11 }),
  text: text(undefined, { max: 130 }),
});

const principle = item({ rule: heading(undefined, { max: 65 }), text: text(undefined, { max: 120 }) });

const pillarParts = {
  challenge: "Challenge",
  prompts: "Reflection Prompts",
  solution: "Solution",
} as const;

export const breathMessages = {
  begin: "Breathe with the water",
  stop: "Stop",
  in: "Breathe in.",
  out: "Breathe out.",
  over: "That was ten. The room is where you left it.",
  noScript: "The water moves by JavaScript, which is switched off here. Your own counting does just as well.",
} as const;

const { over, noScript, ...breathing } = breathMessages;

type PillarDefaults<Name extends string> = {
  name: Name;
  voice: string;
  text: string;
  challenge: { holds: string; text: string };
  prompts: { holds: string; list: readonly string[] };
  solution: { holds: string; text: string };
};

const holds = (initial: string) => line(initial, { title: "What it holds", max: 50 });

function pillar<Name extends string>(initial: PillarDefaults<Name>) {
  return part(initial.name, {
    name: fixed(initial.name),
    voice: line(initial.voice, { max: 35 }),
    text: text(initial.text, { max: 250 }),
    challenge: part(pillarParts.challenge, {
      heading: fixed(pillarParts.challenge),
      holds: holds(initial.challenge.holds),
      text: text(initial.challenge.text, { max: 230 }),
    }),
    prompts: part(pillarParts.prompts, {
      heading: fixed(pillarParts.prompts),
      holds: holds(initial.prompts.holds),
      list: list(text(undefined, { max: 100 }), { max: 5 }, initial.prompts.list).meta({
        title: "Questions",
      }),
    }),
    solution: part(pillarParts.solution, {
      heading: fixed(pillarParts.solution),
      holds: holds(initial.solution.holds),
      text: text(initial.solution.text, { max: 420 }),
    }),
  });
}

export const pillarIds = ["rest", "release", "rise"] as const;

export type PillarId = (typeof pillarIds)[number];

export const loungeSchema = part("Lounge", {
  hero: part("Top of the page", {
    title: heading("Come in out of the sun.", { max: 30, maxWord: 11 }),
    lead: lead(
      "This is the lounge, where the Oasis Method lives. Rest, release, rise: three movements, as old as a rope and a well. You need not say what you do for a living.",
      { max: 240 },
    ),
    action: line("Sit down", { title: "Button", max: 15 }),
    more: line("First, hang up your coat", { title: "Link beside it", max: 35 }),
  }),
  moods: part("By the door", {
    title: heading("Leave it by the door", { max: 30 }),
    lead: lead("Five things people come in wearing. Most of us have two of them on.", { max: 110 }),
    slips: fixedList(slip, [
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
    ]),
  }),
  method: part("The Oasis Method", {
    title: fixed("The Oasis Method"),
    lead: lead("One rope, let down and drawn up. Start where you are, and open only what you need tonight.", {
      max: 140,
    }),
    note: text(
      "This is a practice, not a treatment. If the load is more than a page can hold, let a doctor or a therapist take the other end.",
      { max: 190 },
    ),
    rest: pillar({
      name: "Rest",
      voice: "Lower the bucket.",
      text: "Before anything can change, the noise has to stop. Rest is not what you get for finishing. It is where you begin.",
      challenge: {
        holds: "Why stillness feels unsafe",
        text: "You lie down and your mind stands up. You have kept moving for so long that stillness feels like something gaining on you.",
      },
      prompts: {
        holds: "Three questions about stopping",
        list: [
          "Where in the day do you hold your breath?",
          "What do you believe would happen if you stopped?",
          "Who taught you that rest is earned, and were they rested?",
        ],
      },
      solution: {
        holds: "A chair, a window, four minutes",
        text: "Four minutes, twice a day, in a chair by a window. Count the sounds you can hear, the farthest first, until you come to your own breath. You are not trying to relax. You are only arriving.",
      },
    }),
    release: pillar({
      name: "Release",
      voice: "Let it touch the water.",
      text: "What you carry has a name and a size. Put down on paper, or in front of one person you trust, it is a thing you have and no longer a thing you are.",
      challenge: {
        holds: "Why talking it over did not help",
        text: "You have told the story so often, and so well, that the feeling in it has set hard. More talk only walks round the stone.",
      },
      prompts: {
        holds: "Three questions for what stays unsaid",
        list: [
          "Which sentence do you always leave unfinished?",
          "If the knot in your throat could talk, whom would it talk to?",
          "What would you have to miss, if you let this go?",
        ],
      },
      solution: {
        holds: "A pen, a page, ten minutes",
        text: "One page that nobody will receive. Write for ten minutes to the person, the year or the earlier you, with no greeting and no good manners. Read it once, standing up. Then fold it, and decide what becomes of it: the drawer, the stove, the river.",
      },
    }),
    rise: pillar({
      name: "Rise",
      voice: "Bring up what you need.",
      text: "There is room now, so you can choose. One new act, small enough for your worst day, done again until it is simply what you do.",
      challenge: {
        holds: "Why good insights do not last",
        text: "Insight fades by Thursday. You own a whole shelf of good realisations, and the mornings still go the way they always went.",
      },
      prompts: {
        holds: "Three questions for tomorrow",
        list: [
          "Which five minutes of tomorrow belong to nobody but you?",
          "What would a rested you turn down?",
          "How will you know, by evening, that you kept your word?",
        ],
      },
      solution: {
        holds: "A card, a sentence, nine days",
        text: "One sentence on one card: when this happens, I will do that. Put the card where it happens, and give it nine days. If it fails, mend the sentence and leave yourself in peace.",
      },
    }),
  }),
  breaths: part("Ten breaths", {
    name: line("Ten breaths", { max: 20 }),
    text: text(
      "In while you count four, out while you count six. The water keeps time, and stops by itself.",
      { max: 140 },
    ),
    messages: fixedPart("Its button and messages", {
      ...breathing,
      atTheEnd: over,
      withoutScripts: noScript,
    }),
  }),
  principles: part("What is asked of every app", {
    title: heading("What we ask of every app that leaves this room", { max: 60 }),
    lead: lead("Six lines, pinned over the table where the apps are made.", { max: 90 }),
    list: fixedList(principle, [
      {
        rule: "A tool should end.",
        text: "Every practice has a last line. After it, the phone goes face down.",
      },
      {
        rule: "No streaks.",
        text: "Stay away for a month. Nothing will be on fire when you come back.",
      },
      {
        rule: "Night is for closing, not for improving.",
        text: "After dark the voice slows down and asks you nothing.",
      },
      {
        rule: "Rehearse the hard sentence where it is safe.",
        text: "Say it badly here, four times over. Then say it once, out there.",
      },
      {
        rule: "The past may be replayed, not relived.",
        text: "You stop the scene where it turned, step out of it, and look again.",
      },
      {
        rule: "What you feel is yours.",
        text: "It is not for sale, not for ranking, and not for passing round.",
      },
    ]).meta({ title: "Lines", sample: "Put in what you ask of your own apps, or confirm these lines." }),
    action: line("See the apps we are making", { title: "Button", max: 35 }),
    note: text("Three come first, and free. On the {apps} after them you have a vote.", {
      note: "Shown until a free tool is open.",
      max: 110,
    }),
    open: fixed(toolStates.open).meta({ title: "Before the names of the free tools that are open" }),
  }),
  meta: pageMeta(
    "Lounge",
    "The Oasis Method in three movements: rest, release, rise. Nine questions to answer on paper, and six lines we hold every app to.",
  ),
});

export type Lounge = z.infer<typeof loungeSchema>;

export type Pillar = Lounge["method"][PillarId];

export const principleApps: readonly string[] = [
  "mindful-moments",
  "daily-gratitude-lens",
  "sleep-stories",
  "conversation-scripts",
  "reaction-rewind",
  "mind-gardener",
];
