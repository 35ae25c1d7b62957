import { programs, programTerms } from "./programs";

/** Week themes, names and figures are the specification's. */
export const coaching = {
  meta: {
    title: programTerms.title,
    description:
      "Nine weeks in three parts: Know Thyself, Know Others, Know the World. At your own pace, in a small group, or one to one with a coach.",
  },
  hero: {
    heading: programTerms.title,
    lead: "Nine weeks for people who function very well and feel very little. You work with what is there, in order, with someone beside you if you want that.",
    cta: { label: "See the three ways in", href: "#program-options" },
    picture: "A dial of nine weeks in three parts: Know Thyself, Know Others, Know the World",
    facts: [
      { term: "Nine", detail: "weeks, three in each part" },
      { term: programTerms.weeklyHours, detail: "a week, at your own table" },
      { term: "Three", detail: "ways to take it" },
    ],
  },
  painPoints: {
    heading: "Does This Sound Like You?",
    lead: "Four letters we might once have written to ourselves.",
    list: [
      {
        heading: "You are good at your job and absent from your life.",
        text: "The calendar is full and the reviews are kind. On Sunday evening you cannot name one thing you felt all week.",
        from: "The reliable one",
      },
      {
        heading: "You have read the books.",
        text: "You can explain your patterns over dinner, with diagrams. On Monday they take the wheel anyway.",
        from: "The well-read one",
      },
      {
        heading: "You keep the peace and pay later.",
        text: "Yes in the room, no in the shower. People call you easy. It has never once been easy.",
        from: "The easy one",
      },
      {
        heading: "Something ended and you went straight on.",
        text: "A job, a person, an idea of yourself. There was a deadline that week, so you met it.",
        from: "The one who coped",
      },
    ],
  },
  stages: {
    heading: "The Alchemist's Path",
    list: [
      {
        name: "Explorer",
        weeks: "Weeks 1-3",
        text: "You walk the ground you already live on and write down what is there. No fixing yet. It is surprisingly restful.",
        figure: 1,
      },
      {
        name: "Adventurer",
        weeks: "Weeks 4-6",
        text: "You go through what you have been going around. Old anger, old loyalty, the apology that is still on your side of the table.",
        figure: 2,
      },
      {
        name: "Alchemist",
        weeks: "Weeks 7-9",
        text: "You make something with it: steadier days, chosen feelings, and one signed page that says what all this was for.",
        figure: 3,
      },
    ],
  },
  options: {
    heading: "Three ways to take it",
    soon: "Opens soon",
    foot: `Prices in ${programTerms.currency}.`,
    // sample: a coach confirms what each of the three contains before launch
    list: [
      {
        program: programs.blueprint,
        voice: "Self-paced, with every week open",
        text: "All nine weeks to read, hear and do at your own speed. A workbook you can print, short audio for walking, and pages that remember where you stopped.",
        action: "Begin the Blueprint",
      },
      {
        program: programs.collective,
        voice: "In a group, by waiting list",
        text: "Everything in the Blueprint, taken together: live sessions with a coach, in a group small enough that you are missed when you are not there.",
        action: "Join the waiting list",
      },
      {
        program: programs.partnership,
        voice: "One to one, by application",
        text: `Nine weeks across the table from one coach who reads what you write before you meet. You apply, we read it ourselves, and if it fits we talk for ${programTerms.discoveryCall} before anyone decides.`,
        action: "Apply for the Partnership",
      },
    ],
  },
  // sample: a coach confirms the fourteen days and their terms before launch
  guarantee: {
    heading: "Fourteen days to change your mind",
    text: "Take the first week. Do the wheel, sort the values, sleep on it. If it is not for you, write to us within fourteen days of starting and we return what you paid. You do not have to explain yourself. If we ask, it is because we are curious.",
    seal: {
      label: "A seal: fourteen days",
      ring: "begin · take the first week · change your mind if you need to · ",
      figure: "14",
      unit: "days",
    },
  },
  faq: {
    heading: "Before you decide",
    lead: "Six things worth asking, at whatever hour you read this.",
    // sample: a coach confirms the answers before launch
    list: [
      {
        question: "How much time does it take each week?",
        answer: `Plan ${programTerms.weeklyHours} a week. One hour in a single sitting and the rest spread over mornings works well, and every exercise says how long it takes before you start it.`,
      },
      {
        question: "Is this therapy?",
        answer:
          "No. It is coaching and education. We do not diagnose or treat, and nothing here replaces a doctor or a therapist. Many people do both at once, and we are glad when they do.",
      },
      {
        question: "How do I choose between the three?",
        answer:
          "If you keep promises to yourself, take the Blueprint. If you keep them better when someone saves you a seat, join the Collective. If there is one thing you have circled for years, apply for the Partnership.",
      },
      {
        question: "What if I fall behind?",
        answer:
          "Then you are behind, and nothing else happens. The weeks stay open. Each one begins with a short page for people who are returning after a gap.",
      },
      {
        question: "Do I need a membership first?",
        answer:
          "No. The program stands on its own. An Explorer account is free and keeps your quiz result, so you may like to open one on the first day.",
      },
      {
        question: "When does the Collective start?",
        answer:
          "When enough names are on the list for a first group. Whoever is on it hears the date before anyone else, with time to think it over.",
      },
    ],
  },
  closing: {
    heading: "Whichever way you take it, week one is a pencil and a circle.",
    links: {
      partnership: { label: "Apply for the Partnership", note: "One to one" },
      collective: { label: "Join the Collective waiting list", note: "In a group" },
      blueprint: {
        label: "Begin with the Blueprint",
        note: "At your own pace",
        href: "#program-options",
      },
    },
  },
} as const;
