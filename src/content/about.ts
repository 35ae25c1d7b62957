import type { z } from "@/lib/zod";
import { fixedList, heading, item, lead, line, list, pageMeta, part, text } from "./fields";

const invented = "This is of an invented founder. Put your own words and your own story here.";

const stop = item({
  age: line(undefined, { max: 12 }),
  name: heading(undefined, { max: 30 }),
  text: text(undefined, { max: 170 }),
});

const principle = item({ name: heading(undefined, { max: 70 }), text: text(undefined, { max: 140 }) });

const row = item({ before: line(undefined, { max: 65 }), after: line(undefined, { max: 65 }) });

export const aboutSchema = part("About", {
  hero: part("Top of the page", {
    title: heading("Someone put out a chair. It\u00a0took\u00a0me thirty-three years to sit down.", {
      max: 90,
      maxWord: 16,
    }),
    lead: lead(
      "Aurea began in a kitchen, with one friend, one question and no advice. This is how it got from there to you.",
      { max: 170 },
    ),
    preview: heading("It began with a kitchen chair.", {
      title: "On the picture of links to this page",
      max: 50,
    }),
    caption: line("Thirteen cairns. Each one is a stop further down this page.", {
      title: "Under the picture",
      max: 80,
      mayStay: true,
    }),
  }).meta({ sample: invented }),
  bio: part("The founder", {
    title: heading("I was the calm one.", { max: 25 }),
    caption: line("Portrait of the founder, out of the room", { title: "Under the drawing", max: 55 }),
    first: text(
      "You will not find my face here. The work is done by whoever sits in the chair, and that is you.",
      { title: "First words", max: 150 },
    ),
    texts: list(text(undefined, { max: 370 }), { max: 4 }, [
      "For eleven years I led product teams, and I was good at it in the way a dam is good at water. I held. People asked how I stayed so steady, and I had an answer ready, with three points.",
      "What I know now I learned late: from teachers, from training as a coach, and mostly from people who let me be present while they told the truth for the first time. I hold no secret. I hold a pencil, a clock and a question, and I do not look away.",
    ]).meta({ title: "Paragraphs" }),
    sign: line("The founder, who still makes the coffee", { title: "Signed", max: 55 }),
  }).meta({ sample: invented }),
  timeline: part("The story", {
    title: heading("Thirteen stops, in order of walking", { max: 50 }),
    note: text(
      "The line swings left when it was heavy and right when it was light. It is drawn from memory.",
      { max: 140 },
    ),
    heavy: line("heavy", { title: "Left of the line", max: 15 }),
    light: line("light", { title: "Right of the line", max: 15 }),
    steps: fixedList(stop, [
      {
        age: "Six",
        name: "Under the table",
        text: "The grown-ups argue. You can tell a great deal from shoes. I learn to read a room before I can read.",
      },
      {
        age: "Eleven",
        name: "Taking it well",
        text: "Somebody at a funeral says how brave I am being. I decide to go on being brave.",
      },
      {
        age: "Seventeen",
        name: "A timetable",
        text: "Every hour has a colour. There is no colour for nothing, so nothing never happens.",
      },
      {
        age: "Twenty-two",
        name: "First office",
        text: "I get the job for staying late. I keep it for the same reason, and call that ambition.",
      },
      {
        age: "Twenty-nine",
        name: "Two phones",
        text: "One for work, one for people. I answer the first at dinner and the second hardly ever.",
      },
      {
        age: "Thirty-three",
        name: "The car park",
        text: "Engine off, hands on the wheel, forty minutes. I could not have told you what I felt. That was the whole trouble.",
      },
      {
        age: "Thirty-three",
        name: "A kitchen chair",
        text: "A friend pulls one out for me and says: ten minutes, no advice. I cry about a dog I had when I was nine.",
      },
      {
        age: "Thirty-four",
        name: "The first notebook",
        text: "One question before breakfast. Most answers are two lines. Some mornings the answer is “no”.",
      },
      {
        age: "Thirty-six",
        name: "Back to school",
        text: "Coaching, grief work, the psychology of habit. I read the old alchemists too, for their drawings.",
      },
      {
        age: "Thirty-eight",
        name: "Three figures",
        text: "A circle, a horizon, a triangle in a square. The notes of four years fit on one napkin.",
      },
      {
        age: "Thirty-nine",
        name: "Seven strangers",
        text: "A borrowed room above a bakery. Nine weeks. Nobody is in a hurry to leave at the end of the ninth.",
      },
      {
        age: "Forty-one",
        name: "A name",
        text: "Aurea, from the Latin for golden. Not because we shine. Gold is what is left when you stop burning.",
      },
      {
        age: "Now",
        name: "The door is open",
        text: "A quiz, a lounge, a program, a box of small tools. The chair came too. It still asks for ten minutes.",
      },
    ]).meta({ title: "Stops" }),
  }).meta({ sample: invented }),
  vision: part("Vision", {
    title: heading("Vision", { max: 15 }),
    text: line("A world where people say what they feel", { max: 55 }),
    end: line("while it is still small.", { title: "Its end, in gold", max: 35 }),
  }),
  mission: part("Mission", {
    title: heading("Mission", { max: 15 }),
    text: text(
      "We teach emotional skill the way one teaches a craft: at a bench, with simple tools, a little every day, beside someone who has made the mistakes already.",
      { max: 240 },
    ),
  }),
  principles: part("Guiding principles", {
    title: heading("Six guiding principles", { max: 30 }),
    list: fixedList(principle, [
      {
        name: "Nothing is wrong with you until proven otherwise.",
        text: "A feeling is a message that came to the right address. We open it before we argue with it.",
      },
      {
        name: "The body hears first.",
        text: "Jaw, shoulders, stomach. We ask them before we ask for reasons.",
      },
      {
        name: "Small, and again tomorrow.",
        text: "A short while each day will outlast any weekend in the mountains.",
      },
      {
        name: "No one is hurried past grief.",
        text: "It has its own walking speed. We know how to walk slowly.",
      },
      {
        name: "Plain words.",
        text: "If your grandmother would not say it at the table, neither\u00a0do\u00a0we.",
      },
      {
        name: "You leave with the tools.",
        text: "Good coaching makes itself unnecessary. We measure ours by how seldom you need us.",
      },
    ]).meta({ title: "Principles" }),
  }),
  journey: part("Transformation journey", {
    title: heading("A transformation journey, row by row", { max: 50 }),
    before: line("Before", { max: 15 }),
    after: line("After", { max: 15 }),
    rows: fixedList(row, [
      {
        before: "“I’m fine,” before the question is finished.",
        after: "“Ask me again at six. I’ll know by then.”",
      },
      { before: "Lists at two in the morning.", after: "One line in a notebook, and the lamp goes off." },
      {
        before: "Saying yes, and paying for it on Sunday.",
        after: "Saying “let\u00a0me\u00a0look”, and looking.",
      },
      {
        before: "A calm that is really a held breath.",
        after: "A calm that has had its cry and been aired.",
      },
      { before: "Everyone else’s weather, all day long.", after: "Your own, with a coat if it needs one." },
    ]),
  }),
  next: part("Where to next", {
    before: line("From here you can", { max: 25 }),
    lounge: line("sit in the lounge", { title: "Link to the lounge", max: 25 }),
    between: line("for\u00a0a\u00a0while, or", { max: 25 }),
    products: line("look at the tools", { title: "Link to the products", max: 25 }),
    after: line("on the\u00a0bench.", { max: 20 }),
    note: line("Both are free to enter. You may leave your shoes on.", { max: 70 }),
  }),
  meta: pageMeta(
    "About",
    "How Aurea began: an empty chair in a kitchen, ten quiet minutes, one question, and the thirteen stops of the road.",
    { sample: invented },
  ),
});

export type About = z.infer<typeof aboutSchema>;

export const aboutLabels = {
  hero: "Thirteen small stone cairns lead over the dunes and up a ridge, with the sun low behind them",
  bio: "An empty chair beside a table with a cup and an open notebook, under a window with a sunrise",
  visionAndMission: "Vision and mission",
  next: "Where to next",
} as const;
