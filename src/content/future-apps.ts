import type { z } from "@/lib/zod";
import { address, choice, fixedPart, heading, item, line, list, part } from "./fields";
import { voteTexts } from "./vote-list";
import { voteMessages } from "./vote-messages";

const appDrawings = {
  capsule: "A capsule",
  crescent: "A crescent moon",
  metronome: "A metronome",
  chairs: "Two chairs",
  spiral: "A spiral",
  drop: "A drop",
  sprout: "A sprout",
  lens: "A lens",
  walnut: "A walnut",
} as const;

type AppDrawing = keyof typeof appDrawings;

export const appStates = { open: "Open for votes", closed: "Closed for votes", ready: "Ready" } as const;

export const keptSlug = (name: string, slug: string) =>
  `“${name}” was published with the short name ${slug}, under which its votes are counted. Please use this short name again.`;

export const exchangedSlug = (name: string, slug: string) =>
  `“${name}” was published with the short name ${slug}, under which its votes are counted. Please move the apps instead of exchanging their names.`;

const isSlug = (slug: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);

const app = item({
  name: heading(undefined, { max: 40 }),
  slug: line(undefined, {
    title: "Its short name",
    note: "Small letters, digits and single hyphens. Votes are counted under it, so it cannot be changed once the app is published.",
    max: 40,
    isKept: true,
  }),
  promise: line(undefined, { max: 120 }),
  art: choice(appDrawings, undefined, { title: "Drawing" }),
  state: choice(appStates),
  href: address(undefined, { title: "Where it is, once it is ready", isOptional: true }),
})
  .refine(({ slug }) => slug === "" || isSlug(slug), {
    path: ["slug"],
    message: "A short name has small letters, digits and single hyphens, as in evening-bell.",
  })
  .refine(({ state, href }) => state !== "ready" || href !== "", {
    path: ["href"],
    params: { cause: "state" },
    message: "An app that is ready needs an address.",
  });

type Defaults = [slug: string, name: string, promise: string, art: AppDrawing][];

const defaults: Defaults = [
  ["eq-vitamins", "EQ Vitamins", "One small practice with breakfast. Nothing to swallow.", "capsule"],
  [
    "sleep-stories",
    "Sleep Stories",
    "A slow voice, a long road, and no ending you have to stay awake for.",
    "crescent",
  ],
  [
    "mental-rehearsal",
    "Mental Rehearsal",
    "Walk through tomorrow’s hard quarter of an hour tonight, sitting down.",
    "metronome",
  ],
  [
    "conversation-scripts",
    "Conversation Scripts",
    "The first sentence of the talk you keep moving to next week.",
    "chairs",
  ],
  [
    "reaction-rewind",
    "Reaction Rewind",
    "Play the argument back to the second before your voice went up.",
    "spiral",
  ],
  [
    "mindful-moments",
    "Mindful Moments",
    "A minute at the stop, a minute in the lift. Minutes you already have.",
    "drop",
  ],
  ["mind-gardener", "Mind Gardener", "Plant one thought a day. See which ones you keep watering.", "sprout"],
  [
    "daily-gratitude-lens",
    "Daily Gratitude Lens",
    "One picture a day of something that did not go wrong.",
    "lens",
  ],
  ["nuchtere-noot", "Nuchtere Noot", "One sober line, in Dutch, for when the evening gets loud.", "walnut"],
];

export const futureApps: readonly z.infer<typeof app>[] = defaults.map(([slug, name, promise, art]) => ({
  slug,
  name,
  promise,
  art,
  state: "open",
  href: "",
}));

const { button, closed, ready, unit } = voteTexts(futureApps.length);

/** The page shows the apps in this order while there are no votes. */
export const futureAppsSchema = part("Future apps", {
  list: list(app, { max: 24 }, futureApps)
    .superRefine((apps, { addIssue }) => {
      const slugs = apps.map(({ slug }) => slug);
      for (const [place, slug] of slugs.entries()) {
        // New apps have an empty slug at first.
        if (slug === "" || slugs.indexOf(slug) === slugs.lastIndexOf(slug)) continue;
        addIssue({ code: "custom", path: [place, "slug"], message: "Two apps have this short name." });
      }
    })
    .meta({
      title: "Apps",
      sample: "Put in the apps that you plan, with promises that you can keep, and remove the others.",
    }),
  card: fixedPart("On each app’s card", { button, messages: voteMessages, closed, ready, unit }),
});

export type FutureApp = z.infer<typeof app>;
