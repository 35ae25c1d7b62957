import { endSentence } from "@/lib/end-sentence";
import { numberWord } from "@/lib/number-words";
import { archetypeIds } from "./archetypes";
import { signUp } from "./shell";

const archetypeCount = numberWord(archetypeIds.length);

/** The options are in the order of the archetypes. */
const questions = [
  {
    id: "setback",
    question: "The thing you were counting on falls through. What do you do in the first hour?",
    options: {
      a: "I check on everyone it touches. My own part of it can wait until they are in bed.",
      b: "I open a clean page and draw up a second plan. By supper it has a timetable.",
      c: "I make a good story of it. If people are laughing, it cannot have hurt that much.",
      d: "I put on my coat and go somewhere else. From there it looks smaller.",
    },
  },
  {
    id: "feedback",
    question: "Someone you respect says the work is not good enough. What happens in you first?",
    options: {
      a: "I go quiet and guard it. I need a day before I can look at what they meant.",
      b: "I ask for the list. If I can see where it is wrong, I can have it mended by Thursday.",
      c: "I laugh and agree, and spend the evening wondering whether they still like me.",
      d: "I am already thinking about the next thing. Perhaps this one was never mine.",
    },
  },
  {
    id: "weekend",
    question: "It is Friday night, and nobody needs you until Monday. What becomes of the two days?",
    options: {
      a: "I stay near the phone all the same. Somebody may need fetching, and I sleep better close by.",
      b: "I sort the shed. A free weekend is lost without a list on the fridge.",
      c: "I say yes to four invitations. It is in a quiet room that I start to wonder about myself.",
      d: "I look at trains. Even if I stay in, I like to know there is one at nine.",
    },
  },
  {
    id: "fear",
    question: "Think of the goal you keep putting off. What are you afraid of, under the reasons you give?",
    options: {
      a: "That I look after my own life for a month, and someone I love falls while my back is turned.",
      b: "That I begin before it is ready, and everyone sees the part I got wrong.",
      c: "That I do it as myself, without the charm, and the room stays silent.",
      d: "That it works, and then I have to live in it, every day, with the door shut.",
    },
  },
  {
    id: "others",
    question: "Ask the people who love you what it is like to be close to you. What do they say?",
    options: {
      a: "Safe as a house. They lean on me, and could not tell you what I am afraid of.",
      b: "Reliable to the minute. Now and then they wish I would put the pen down and feel it with them.",
      c: "The best company there is. They would like to meet whoever goes home afterwards.",
      d: "A joy while I am there. They have stopped asking how long I am staying.",
    },
  },
] as const;

export const quiz = {
  title: "The Emotional Archetype Quiz",
  description: `Five questions about ordinary bad days, about 5 minutes, free and without an account. Find out which of ${archetypeCount} archetypes takes over when things go wrong.`,
  heading: "Discover Your Emotional Archetype",
  lead: "Under pressure, most of us do what worked when we were nine. Five small scenes show you what that was, and what it is still looking after.",
  begin: "Begin",
  privacy:
    "We store your answers only if you are signed in, or make an account to keep them. Otherwise they end with this tab.",
  facts: [
    { figure: "5", text: `questions, one at a time, each with ${archetypeCount} answers.` },
    { figure: "5", text: "minutes, if you do not argue with yourself." },
    { figure: `${archetypeIds.length}`, text: "archetypes, none of them better than the next." },
  ],
  noScript: {
    before: `The quiz needs JavaScript to ask one question after another. Without it you can read about all ${archetypeCount}: `,
    after: ".",
  },
  count: (n: number) => `Question ${n} of ${questions.length}`,
  hint: "The first answer is usually the honest one.",
  progress: "Progress",
  previous: "Previous Question",
  questions,
} as const;

export const result = {
  closed: {
    heading: "Your result waits for you",
    text: "Your session has ended, and the result is kept in your account. Sign in to read on.",
    signIn: "Sign In",
    quiz: "Take the quiz as a visitor",
  },
  title: "Your Emotional Archetype",
  description: "The archetype that your five answers point to.",
  preparing: "Preparing your results...",
  noScript: {
    before: `Your result is kept in your browser and needs JavaScript to be shown. All ${archetypeCount} archetypes are here: `,
    after: ".",
  },
  welcome: (name: string | null) =>
    name
      ? `${endSentence(`Welcome, ${name}`)} Your Emotional Archetype is...`
      : "Welcome. Your Emotional Archetype is...",
  sections: {
    meaning: "What This Means",
    power: "Your Hidden Power",
    growth: "Your Invitation for Growth",
    mantra: "A Healing Mantra",
    step: "Your First Step to Transformation",
  },
  anonymous: {
    heading: "Keep what you found",
    text: "Create your free Explorer account to save your results and access exclusive tools.",
    create: { text: "Create Your Free Account", href: `${signUp}&returnTo=/eq-results` },
    explore: { text: "Explore Without Account", href: "/lounge" },
    products: { text: "See the tools we are making", href: "/products" },
  },
  member: {
    heading: "And now, somewhere to sit",
    text: "Read it again in a week. In the meantime there is a place to rest, and a bench with tools in the making.",
    lounge: { text: "Go to the Lounge", href: "/lounge" },
    products: { text: "Look at the tools", href: "/products" },
    kept: "Your result is kept with your profile.",
    mark: "Kept in your account",
  },
  save: {
    saving: "Saving your result…",
    failed: "Your result could not be saved. It is still here in this tab, and nothing is lost.",
    again: "Try again",
  },
  retake: { text: "Retake the Assessment", href: "/eq-assessment" },
} as const;
