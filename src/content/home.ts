import type { z } from "@/lib/zod";
import { fixed, fixedList, heading, item, lead, line, part, text } from "./fields";

const hour = item({ time: line(undefined, { max: 8 }), text: text(undefined, { max: 160 }) });
const step = item({
  name: heading(undefined, { max: 40 }),
  text: text(undefined, { max: 260 }),
  aside: line(undefined, { title: "What the drawing says", max: 80 }),
});

export const homeSchema = part("Home", {
  hero: part("Top of the page", {
    heading: heading("What feels heavy is raw material.", { max: 60, maxWord: 14 }),
    lead: lead(
      "Aurea is a coach-led practice in emotional alchemy. You bring the week you had. We give you ten quiet minutes, one honest question, and somewhere to put the answer.",
      { max: 260 },
    ),
    primary: line("Find your archetype", { title: "Button", max: 30 }),
    secondary: line("See how it works", { title: "Link beside it", max: 30 }),
  }),
  night: part("Hours of the night", {
    heading: heading("You know these hours.", { maxWord: 11 }),
    list: fixedList(hour, [
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
    ]).meta({ title: "Hours" }),
    end: text(
      "None of this is a fault in you. It is feeling that has had nowhere to go. There is a way of working with it, and it starts before breakfast.",
      { title: "Closing words", max: 260 },
    ),
  }),
  method: part("The method", {
    heading: heading("The Master Alchemist Method"),
    lead: lead("Three figures, drawn in order. Each keeps the one before it inside.", { max: 200 }),
    steps: fixedList(step, [
      {
        name: "Know Thyself",
        text: "Name what you feel while you are still feeling it. Where it sits. What it asks for. Whose voice it borrows.",
        aside: "The circle: one line, coming home.",
      },
      {
        name: "Know Others",
        text: "Find the line where you end and someone else begins. Say the hard sentence across it without raising your voice, and hear the one that comes back.",
        aside: "The horizon: two halves of one sun.",
      },
      {
        name: "Know the World",
        text: "Build days that hold what you have learned. A habit small enough to keep, a feeling you choose on purpose, and one page on what you want to leave behind.",
        aside: "The triangle in the square: a fire with walls around it.",
      },
    ]),
  }),
  quiz: part("The quiz", {
    heading: heading("When the news is bad, who in you gets there first?"),
    lead: lead(
      "One of {archetypes}, usually. {glimpses} Meet yours, and learn what it has been protecting.",
      {
        max: 240,
      },
    ),
    cta: line("Begin the quiz", { title: "Button", max: 30 }),
    facts: fixed("Free, 5 minutes, five questions. No account needed."),
  }),
  testimonials: part("Testimonials", {
    heading: heading("Testimonials", { note: "Only for screen readers." }),
    note: text("Samples of ours, until members lend us their own words.", {
      note: "Shown while a testimonial on the page is a sample.",
      max: 160,
    }),
  }),
  tiers: part("Memberships", { heading: heading("Stay for free. Go further when you are ready.") }),
  teaser: part("The program", {
    heading: heading("The Master Alchemist Program"),
    lead: lead(
      "Nine weeks, two to three hours in each. You start with a wheel and a pencil. You finish with one page, in your own hand, that you would not mind your children finding.",
      { max: 260 },
    ),
    cta: line("Walk through the nine weeks", { title: "Button", max: 40 }),
  }),
});

export type Home = z.infer<typeof homeSchema>;
