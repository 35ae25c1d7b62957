import { numberWord } from "@/lib/number-words";
import { archetypeIds, archetypes } from "./archetypes";

const glimpses = archetypeIds.map((id) => archetypes[id].glimpse).join(" ");

export const home = {
  hero: {
    heading: "What feels heavy is raw material.",
    lead: "Aurea is a coach-led practice in emotional alchemy. You bring the week you had. We give you ten quiet minutes, one honest question, and somewhere to put the answer.",
    primary: { label: "Find your archetype", href: "#eq-quiz" },
    secondary: { label: "See how it works", href: "#method" },
  },
  night: {
    heading: "You know these hours.",
    list: [
      {
        time: "23:10",
        text: "You send one last reply so that nobody waits. Then you lie down and write it again in your head.",
      },
      {
        time: "02:40",
        text: "You are awake. Nothing is wrong, exactly. Your jaw has been holding something since Tuesday.",
      },
      {
        time: "05:55",
        text: "Five minutes before the alarm, and the day already has its hand on your chest.",
      },
      {
        time: "07:30",
        text: "“Fine,” you say at breakfast. It is the word you use when there is no room for the real one.",
      },
    ],
    end: "None of this is a fault in you. It is feeling that has had nowhere to go. There is a way of working with it, and it starts before breakfast.",
  },
  method: {
    heading: "The Master Alchemist Method",
    lead: "Three figures, drawn in order. Each keeps the one before it inside.",
    steps: [
      {
        figure: 1,
        name: "Know Thyself",
        text: "Name what you feel while you are still feeling it. Where it sits. What it asks for. Whose voice it borrows.",
        aside: "The circle: one line, coming home.",
      },
      {
        figure: 2,
        name: "Know Others",
        text: "Find the line where you end and someone else begins. Say the hard sentence across it without raising your voice, and hear the one that comes back.",
        aside: "The horizon: two halves of one sun.",
      },
      {
        figure: 3,
        name: "Know the World",
        text: "Build days that hold what you have learned. A habit small enough to keep, a feeling you choose on purpose, and one page on what you want to leave behind.",
        aside: "The triangle in the square: a fire with walls around it.",
      },
    ],
  },
  quiz: {
    heading: "When the news is bad, who in you gets there first?",
    lead: `One of ${numberWord(archetypeIds.length)}, usually. ${glimpses} Meet yours, and learn what it has been protecting.`,
    cta: { label: "Begin the quiz", href: "/eq-assessment" },
    facts: "Free, 5 minutes, five questions. No account needed.",
    plates: archetypeIds.map((archetype) => ({
      archetype,
      name: archetypes[archetype].name.slice("The ".length),
    })),
  },
  // sample: replace with real words, given with consent, before launch
  testimonials: {
    heading: "What members may say",
    note: "Three samples of ours, until members lend us their own words.",
    list: [
      {
        quote: "I had been calling it tiredness for two years. It was grief, and it wanted a chair.",
        by: "Product lead, Utrecht",
      },
      {
        quote:
          "I read the third question on the train and missed my stop. I have been kinder in meetings since.",
        by: "Head of operations, Leeds",
      },
      {
        quote: "Ten minutes before the children wake. That is all I changed, and the mornings followed.",
        by: "Illustrator, Ghent",
      },
    ],
  },
  tiers: { heading: "Stay for free. Go further when you are ready." },
  teaser: {
    heading: "The Master Alchemist Program",
    lead: "Nine weeks, two to three hours in each. You start with a wheel and a pencil. You finish with one page, in your own hand, that you would not mind your children finding.",
    cta: { label: "Walk through the nine weeks", href: "/coaching" },
  },
} as const;
