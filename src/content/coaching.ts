import { recordOf } from "@/lib/record-of";
import type { z } from "@/lib/zod";
import {
  type ApplicationFieldText,
  applicationFieldNames,
  applicationFields,
  applicationParts,
} from "./application-fields";
import { application, coachingFieldErrors, coachingModal, waitlist } from "./coaching-forms";
import { coachingWeeksPart } from "./coaching-weeks";
import { fixed, fixedList, fixedPart, heading, item, lead, line, list, pageMeta, part, text } from "./fields";
import { formTrigger } from "./load-failures";
import { messages } from "./messages";
import { programTerms } from "./programs";

const fact = item({ term: line(undefined, { max: 20 }), detail: line(undefined, { max: 40 }) });

const painPoint = item({
  heading: heading(undefined, { max: 70 }),
  text: text(undefined, { max: 190 }),
  from: line(undefined, { title: "Signed", max: 25 }),
});

const question = item({ question: heading(undefined, { max: 60 }), answer: text(undefined, { max: 330 }) });

function stage<Name extends string, Weeks extends string>(name: Name, weeks: Weeks, initial: string) {
  return part(name, { name: fixed(name), weeks: fixed(weeks), text: text(initial, { max: 210 }) });
}

const option = (title: string, initial: { voice: string; text: string; action: string }) =>
  part(title, {
    voice: line(initial.voice, { title: "Under its name", max: 50 }),
    text: text(initial.text, { max: 340 }),
    action: line(initial.action, { title: "Its button", max: 35 }),
  });

const link = (title: string, label: string, note: string) =>
  part(title, { label: line(label, { max: 42 }), note: line(note, { title: "Beside it", max: 24 }) });

const { done, quarantined, ...waitlistForm } = waitlist;
const { done: applied, quarantined: held, ...applicationForm } = application;
const { close, required, choose, sending, restored, startOver, leave } = coachingModal;
const { nameRequired, emailRequired, emailInvalid } = messages.fields;

// The Desk shows the keys as words, such as "If it fails" for `ifItFails`.
const waitlistFormTexts = {
  ...waitlistForm,
  afterSending: { ...done, thanks: done.thanks("{name}"), already: done.already("{name}", "{day}") },
  ifItIsQuarantined: { ...quarantined, text: quarantined.text("{name}") },
  ifItFails: messages.coaching.waitlistFailed,
};

const applicationFormTexts = {
  ...applicationForm,
  headings: applicationParts.map(({ heading }) => heading),
  fields: recordOf(applicationFieldNames, (name) => {
    const field: ApplicationFieldText = applicationFields[name];
    const choices = "choices" in field ? Object.values(field.choices) : [];
    return [field.label, ...(field.help ? [field.help] : []), ...choices];
  }),
  afterSending: applied,
  ifItIsQuarantined: held,
  ifItFails: messages.coaching.applicationFailed,
};

const bothFormTexts = {
  close,
  required,
  choose,
  sending,
  restored,
  startOver,
  leave,
  ifSomethingIsMissing: { nameRequired, emailRequired, emailInvalid, choose: coachingFieldErrors.choose },
  ifItDoesNotLoad: formTrigger.failed,
  withoutScripts: formTrigger.noScript,
};

/** Texts of the specification are `fixed`. */
export const coachingSchema = part("Coaching", {
  hero: part("Top of the page", {
    heading: fixed(programTerms.title),
    lead: lead(
      "Nine weeks for people who function very well and feel very little. You work with what is there, in order, with someone beside you if you want that.",
      { max: 230 },
    ),
    cta: line("See the three ways in", { title: "Button", max: 30 }),
    facts: fixedList(fact, [
      { term: "Nine", detail: "weeks, three in each part" },
      { term: "{weekly-hours}", detail: "a week, at your own table" },
      { term: "Three", detail: "ways to take it" },
    ]),
  }),
  painPoints: part("Does This Sound Like You?", {
    heading: fixed("Does This Sound Like You?"),
    lead: lead("Four letters we might once have written to ourselves.", { max: 80 }),
    list: fixedList(painPoint, [
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
    ]).meta({ title: "Letters" }),
  }),
  stages: part("The Alchemist's Path", {
    heading: fixed("The Alchemist's Path"),
    explorer: stage(
      "Explorer",
      "Weeks 1-3",
      "You walk the ground you already live on and write down what is there. No fixing yet. It is surprisingly restful.",
    ),
    adventurer: stage(
      "Adventurer",
      "Weeks 4-6",
      "You go through what you have been going around. Old anger, old loyalty, the apology that is still on your side of the table.",
    ),
    alchemist: stage(
      "Alchemist",
      "Weeks 7-9",
      "You make something with it: steadier days, chosen feelings, and one signed page that says what all this was for.",
    ),
  }),
  weeks: coachingWeeksPart,
  options: part("Three programs", {
    heading: heading("Three ways to take it", { max: 30 }),
    soon: line("Opens soon", { title: "Beside the button of the Blueprint", max: 20 }),
    foot: fixed(`Prices in ${programTerms.currency}.`),
    blueprint: option("The Blueprint", {
      voice: "Self-paced, with every week open",
      text: "All nine weeks to read, hear and do at your own speed. A workbook you can print, short audio for walking, and pages that remember where you stopped.",
      action: "Begin the Blueprint",
    }),
    collective: option("The Collective", {
      voice: "In a group, by waiting list",
      text: "Everything in the Blueprint, taken together: live sessions with a coach, in a group small enough that you are missed when you are not there.",
      action: "Join the waiting list",
    }),
    partnership: option("The Partnership", {
      voice: "One to one, by application",
      text: "Nine weeks across the table from one coach who reads what you write before you meet. You apply, we read it ourselves, and if it fits we talk for {discovery-call} before anyone decides.",
      action: "Apply for the Partnership",
    }),
  }).meta({ sample: "Say what each of the three contains when you give it, or confirm these words." }),
  waitlist: fixedPart("The waiting list form", waitlistFormTexts),
  application: fixedPart("The application form", applicationFormTexts),
  forms: fixedPart("Both forms", bothFormTexts),
  guarantee: part("The guarantee", {
    heading: heading("Fourteen days to change your mind", { max: 45 }),
    text: text(
      "Take the first week. Do the wheel, sort the values, sleep on it. If it is not for you, write to us within fourteen days of starting and we return what you paid. You do not have to explain yourself. If we ask, it is because we are curious.",
      { max: 360 },
    ),
    seal: part("The seal", {
      label: line("A seal: fourteen days", { title: "For screen readers", max: 40 }),
      ring: line("begin · take the first week · change your mind if you need to", {
        title: "Around it",
        note: "About sixty characters fill the ring.",
        max: 66,
      }),
      figure: line("14", { title: "Number", max: 2 }),
      unit: line("days", { max: 6 }),
    }),
  }).meta({ sample: "Put in the days and the terms that you promise, or confirm these." }),
  faq: part("Questions", {
    heading: heading("Before you decide", { max: 25, maxWord: 14 }),
    lead: lead("What is worth asking, at whatever hour you read this.", { max: 90 }),
    list: list(question, { max: 10 }, [
      {
        question: "How much time does it take each week?",
        answer:
          "Plan {weekly-hours} a week. One hour in a single sitting and the rest spread over mornings works well, and every exercise says how long it takes before you start it.",
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
    ]).meta({
      title: "Questions and answers",
      sample: "Put in the answers that you give, or confirm these.",
    }),
  }),
  closing: part("End of the page", {
    heading: heading("Whichever way you take it, week one is a pencil and a circle.", { max: 80 }),
    partnership: link("Link to the Partnership", "Apply for the Partnership", "One to one"),
    collective: link("Link to the Collective", "Join the Collective waiting list", "In a group"),
    blueprint: link("Link to the Blueprint", "Begin with the Blueprint", "At your own pace"),
  }),
  meta: pageMeta(
    fixed(programTerms.title),
    "Nine weeks in three parts: Know Thyself, Know Others, Know the World. At your own pace, in a small group, or one to one with a coach.",
  ),
});

export type Coaching = z.infer<typeof coachingSchema>;

export const dialLabel = "A dial of nine weeks in three parts: Know Thyself, Know Others, Know the World";
