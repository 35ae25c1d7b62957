import type { z } from "@/lib/zod";
import { fixed, fixedList, heading, item, lead, line, pageMeta, part, text } from "./fields";

const fact = item({ term: line(undefined, { max: 18 }), text: line(undefined, { max: 50 }) });

const painPoint = item({
  said: line(undefined, { title: "What you hear", isQuote: true, max: 65 }),
  name: line(undefined, { title: "What it may be", max: 45 }),
  text: text(undefined, { max: 160 }),
});

const statistic = (title: string, initial: { number: string; text: string; source: string }) =>
  part(title, {
    number: fixed(initial.number, "It is drawn to scale."),
    text: text(initial.text, { max: 190 }),
    source: text(initial.source, { max: 240 }),
  });

const term = item({ name: heading(undefined, { max: 45 }), text: text(undefined, { max: 150 }) });

const step = (name: string, initial: string) =>
  part(name, { name: fixed(name), text: text(initial, { max: 230 }) });

export const corporateSchema = part("Corporate", {
  hero: part("Top of the page", {
    title: heading("The work gets done. The people are running out.", { max: 65, maxWord: 15 }),
    lead: lead(
      "A corporate wellbeing program for organisations that would like to keep both. This page takes three minutes to read.",
      { max: 180 },
    ),
    action: line("Book a 15-minute clarity call", { title: "Button", max: 40 }),
    facts: fixedList(fact, [
      { term: "Pathways", text: "Three, from {pathways-price}" },
      { term: "Reach", text: "100 people to the whole organisation" },
      { term: "Begins with", text: "A call of 15 minutes" },
    ]),
  }),
  painPoints: part("What you hear", {
    title: heading("What you hear, and what it may be", { max: 45 }),
    list: fixedList(painPoint, [
      {
        said: "Nothing in particular. I just need a change.",
        name: "Turnover without a reason.",
        text: "The exit interview is polite, the reason is a year old, and it was never about the salary.",
      },
      {
        said: "I am fine, only a bit tired.",
        name: "Burnout where nobody is looking.",
        text: "The ones who carry most report least. You find out from a doctor’s note.",
      },
      {
        said: "Let us take that offline.",
        name: "Conflict that goes underground.",
        text: "The meeting ends early, and the real one goes on for weeks in pairs.",
      },
      {
        said: "We already have an app for that.",
        name: "Benefits that nobody opens.",
        text: "The licence is paid for. Most people have forgotten the password.",
      },
    ]).meta({ title: "Sentences" }),
  }),
  statistics: part("Three figures", {
    title: heading("Three figures, drawn to scale", { max: 40 }),
    ratio: statistic("Return", {
      number: "4:1",
      text: "The return on each dollar put into treating depression and anxiety, in better health and productivity.",
      source:
        "World Health Organization, April 2016, on a study by Chisholm and others in The Lancet Psychiatry, 2016. It looked at treatment in 36 countries, not at coaching.",
    }),
    dial: statistic("Performance", {
      number: "58%",
      text: "The share of performance at work that Bradberry and Greaves tie to emotional intelligence.",
      source:
        "Bradberry and Greaves, Emotional Intelligence 2.0, TalentSmart, 2009. They publish the test they measured with.",
    }),
    doors: statistic("Turnover", {
      number: "35%",
      text: "The reduction in turnover that the trade often quotes for programs like this one: of twenty who would have left, seven stay.",
      source:
        "A claim of those who sell wellbeing programs, us included, and quoted here as a claim. Your own count of leavers is the better figure.",
    }),
    note: text("Other people’s figures, not our measurement. Yours are taken in the third step below.", {
      max: 130,
    }),
  }),
  foundingPartner: part("Founding Partner Program", {
    title: fixed("Founding Partner Program"),
    lead: lead(
      "Founding partners say what works and what does not, while it can still be changed. In exchange, three terms.",
      { max: 170 },
    ),
    terms: fixedList(term, [
      {
        name: "A preferential permanent discount",
        text: "On every pathway, in every later year. It does not lapse when the program grows.",
      },
      {
        name: "Enhanced customization",
        text: "Your vocabulary, your hard cases, your calendar. Workshops use situations your managers bring.",
      },
      {
        name: "An optional featured case study",
        text: "Published only with your approval, of every word and every number. Or not at all.",
      },
    ]),
    you: line("For you", { title: "Above your signature", max: 15 }),
    us: line("For Aurea", { title: "Above ours", max: 15 }),
  }).meta({ sample: "Put in the terms that you offer founding partners, or confirm these." }),
  pathways: part("Pathways", {
    title: heading("Three pathways, in figures you can forward", { max: 55 }),
    lead: lead("Each Learn More leads to our booking calendar, which opens in a new tab.", { max: 110 }),
    reach: line("Who it reaches", { title: "Above the reach", max: 20 }),
    deliverables: line("Deliverables", { title: "Above the deliverables", max: 20 }),
    outcomes: line("Expected outcomes", { title: "Above the outcomes", max: 25 }),
    action: fixed("Learn More"),
  }),
  process: part("The process", {
    title: heading("How it goes", { max: 20 }),
    discovery: step(
      "Discovery & Alignment",
      "We listen to a dozen people you choose and a few you do not. You get back what we heard, on two pages.",
    ),
    design: step(
      "Strategic Co-Design",
      "You, one sceptic and us, at one table. We decide what to leave out first.",
    ),
    delivery: step(
      "Deliver & Measure",
      "The program runs in working hours. The questions of the first day are asked again on the last, and you see both sets, including where nothing moved.",
    ),
  }).meta({ sample: "Say how you work with a company, or confirm these words." }),
  call: part("The clarity call", {
    title: heading("A quarter of an hour, one honest number.", { max: 55 }),
    lead: lead(
      "Bring the figure that worries you most. We say in 15 minutes whether we can help with it, and if we cannot, who might.",
      { max: 180 },
    ),
    action: line("Book the clarity call", { title: "Button", max: 30 }),
  }),
  meta: pageMeta(
    "Corporate wellbeing",
    "Emotional skill for organisations: three pathways from {pathways-price}, from managers’ workshops to a whole-organisation program. It begins with a 15-minute clarity call.",
  ),
});

export type Corporate = z.infer<typeof corporateSchema>;

export const corporateLabels = {
  hero: "An office before anybody is in: three desks, one lamp left on, and the sun on the horizon in the window",
  statistics: {
    ratio: "One square on the left, four of the same size on the right",
    dial: "A dial of one hundred marks, fifty-eight of them drawn long",
    doors: "Twenty doors, seven of them closed because nobody left through them",
  },
  about: "about",
  clock: "A clock face with one quarter of an hour marked",
} as const;
