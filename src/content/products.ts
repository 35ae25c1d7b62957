import type { z } from "@/lib/zod";
import { fixedPart, heading, lead, line, pageMeta, part, text } from "./fields";
import { freeTools } from "./free-tools";
import { futureApps } from "./future-apps";
import { voteTexts } from "./vote-list";

const [wheel, gauge, pencil] = freeTools;

export const toolStates = { soon: "Coming soon", open: "Open now" } as const;

const { groups, untouched, failed, retry, retrying, noScript } = voteTexts(futureApps.length);
const groupTitles = {
  bed: groups.bed.title,
  bedNote: groups.bed.note,
  leaf: groups.leaf.title,
  sprout: groups.sprout.title,
  sown: groups.sown.title,
};

const tool = (initial: (typeof freeTools)[number]) =>
  part(initial.name, {
    name: heading(initial.name, { max: 30, maxWord: 17 }),
    text: text(initial.text, { max: 130 }),
  });

export const productsSchema = part("Products", {
  hero: part("Top of the page", {
    title: heading("Small tools for heavy weather.", { max: 40, maxWord: 13 }),
    lead: lead(
      "Three open first, and cost nothing. {Apps} more are in the ground, and your vote is the water.",
      { max: 150 },
    ),
    action: line("Get the free toolkit", { title: "Button", max: 30 }),
    more: line("See the {apps}", { title: "Link beside it", max: 20 }),
    caption: line("{Apps} ideas, drawn to the height of their votes. Roots included.", {
      title: "Under the drawing",
      max: 85,
    }),
  }),
  toolkit: part("The free toolkit", {
    title: heading("The free toolkit, half unrolled", { max: 45 }),
    lead: lead(
      "Three instruments for an ordinary day. They come with the Explorer account, which costs nothing.",
      { max: 150 },
    ),
    tools: part("Tools", { wheel: tool(wheel), gauge: tool(gauge), pencil: tool(pencil) }).meta({
      sample: "Put in the names that you give the three tools, or confirm these.",
    }),
    states: fixedPart("Above each tool", toolStates),
    waitlist: part("Their waiting list", {
      lead: line("Your account is the waiting list.", {
        title: "Introduction",
        note: "Shown with the text below. Once a free tool is open, only if you have changed that text.",
        max: 45,
      }),
      text: text(
        "Join as an Explorer and your name is down for all three. We write once, when the first one opens.",
        { max: 150 },
      ),
      action: line("Join as an Explorer", { title: "Button", max: 25 }),
    }).meta({ sample: "Say how people hear from you when a tool opens, or confirm these words." }),
  }),
  votes: part("The votes", {
    title: heading("{Apps} seeds. You say which grows next."),
    lead: lead(
      "One vote for each app, from each device. The numbers move while you watch, and they help us choose.",
      { max: 200 },
    ),
    groups: fixedPart("Above each group of apps", groupTitles),
    messages: fixedPart("Messages", {
      beforeTheFirstVote: untouched,
      ifTheyDoNotLoad: failed,
      ...{ retry, retrying },
      withoutScripts: noScript,
    }),
  }),
  suggestion: part("The empty packet", {
    title: heading("The {next-app} packet is empty.", { max: 45 }),
    lead: lead(
      "Is there a moment in your week that nothing helps with yet? Describe the moment, not the app. Where you are standing, what time it is, what your hands are doing.",
      { max: 250 },
    ),
    action: line("Write us the moment", { title: "Button", max: 25 }),
    subject: line("A moment that nothing helps with yet", { title: "Subject of the email", max: 50 }),
    rest: line("Or rest a while in the lounge", { title: "Link beside it", max: 40 }),
  }),
  meta: pageMeta(
    "Products",
    "Three free tools for an ordinary day, and {apps} apps still in the ground. Vote for the one you need first.",
  ),
});

export type Products = z.infer<typeof productsSchema>;

export function freeToolsOf({ toolkit }: Products) {
  return freeTools.map(({ id, drawing }) => ({ id, drawing, ...toolkit.tools[id] }));
}

export type FreeTool = ReturnType<typeof freeToolsOf>[number];
