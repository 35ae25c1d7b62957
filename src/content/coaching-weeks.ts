import type { z } from "@/lib/zod";
import { fixed, heading, lead, line, list, part, text } from "./fields";

function week(n: number, theme: string, initial: { text: string; parts: readonly string[]; need: string }) {
  return part(`Week ${n}`, {
    theme: fixed(theme),
    text: text(initial.text, { max: 270 }),
    parts: list(line(undefined, { max: 65 }), { max: 5 }, initial.parts),
    need: line(initial.need, { title: "What is needed", max: 100 }),
  });
}

/** The key of a part is also the name of its icon. */
export const coachingWeeksPart = part("The nine weeks", {
  heading: heading("The nine-week blueprint, laid out on the table", { max: 60 }),
  lead: lead("Open any week. Nothing is held back for later, because the work is in the doing.", {
    max: 120,
  }),
  self: part("Know Thyself", {
    name: fixed("Know Thyself"),
    text: text("Weeks 1 to 3. You take an honest inventory, and you do it in pencil.", { max: 110 }),
    first: week(1, "Life Wheel, core values and character strengths", {
      text: "You draw the wheel of your life as it is, not as it reads on paper. Then you choose five values you would defend, and find the strengths that have been carrying you unpaid.",
      parts: [
        "The Life Wheel, in eight spokes",
        "Sorting forty values down to five",
        "A letter from someone who knows your strengths",
      ],
      need: "You will need: a pencil, an hour, nobody else in the room.",
    }),
    second: week(2, "Perception and autopilot", {
      text: "You catch the story that starts before you have finished listening, and learn its opening line by heart.",
      parts: ["The three-breath gap", "A log of one automatic day", "Whose voice is that?"],
      need: "You will need: a day like any other, and a pocket notebook.",
    }),
    third: week(3, "Cognitive reframing", {
      text: "The same event, told four ways. You pick the version that is both true and liveable.",
      parts: ["Fact, story, feeling, need", "Arguing kindly with a thought", "The reframe you will keep"],
      need: "You will need: one small thing that still annoys you.",
    }),
  }),
  others: part("Know Others", {
    name: fixed("Know Others"),
    text: text("Weeks 4 to 6. You look at what you hand to other people to carry.", { max: 100 }),
    first: week(4, "Shadow work", {
      text: "You meet the parts you learned to hide, and ask what each one was hired to do.",
      parts: ["What irritates you, read as a map", "A conversation on paper", "Giving the part a better job"],
      need: "You will need: two colours of ink.",
    }),
    second: week(5, "From fear to love", {
      text: "You notice where fear is dressed as control, courtesy or being right, and try one smaller, braver sentence.",
      parts: ["The fear under the tone", "Asking without a defence", "A repair, begun"],
      need: "You will need: somebody you like, and a quarter of an hour of theirs.",
    }),
    third: week(6, "Forgiveness", {
      text: "Slow, unforced and never on somebody else’s schedule. You put down what is heavy, and keep what it taught.",
      parts: [
        "The letter you do not send",
        "Forgiving the one who stayed silent",
        "A small ritual for an ending",
      ],
      need: "You will need: paper you are willing to lose.",
    }),
  }),
  world: part("Know the World", {
    name: fixed("Know the World"),
    text: text("Weeks 7 to 9. You build a life that fits the person you found.", { max: 100 }),
    first: week(7, "Cultivating desired emotional states", {
      text: "You choose three feelings you want more of, and design the conditions in which each tends to visit.",
      parts: [
        "A recipe for calm, in your own words",
        "The body as a way in",
        "Weather report, morning and night",
      ],
      need: "You will need: a window, and the same seat twice a day.",
    }),
    second: week(8, "Designing new habits", {
      text: "Habits so small that a bad day cannot break them, tied to things you already do.",
      parts: ["One anchor, one minute", "The plan for the day you forget", "Making the room help you"],
      need: "You will need: a toothbrush, a doorway, or anything else you meet each morning.",
    }),
    third: week(9, "The legacy manifesto", {
      text: "One page. What you stand for, whom it is for, and how you mean to live on an ordinary Wednesday.",
      parts: ["First draft, badly", "Read aloud to one person", "Signed, dated, kept"],
      need: "You will need: your best pen, at last.",
    }),
  }),
}).meta({ sample: "Put in the exercises that you teach, or confirm those that you keep." });

const pillarIds = ["self", "others", "world"] as const;

export function pillarsOf(content: z.infer<typeof coachingWeeksPart>) {
  return pillarIds.map((icon, index) => {
    const { name, text, first, second, third } = content[icon];
    const weeks = [first, second, third].map((week, place) => ({ n: index * 3 + place + 1, ...week }));
    return { icon, name, text, weeks };
  });
}

export type Pillar = ReturnType<typeof pillarsOf>[number];

export const weekLabel = (n: number) => `Week ${n}: `;
export const weekAnchor = (n: number) => `week-${n}`;
