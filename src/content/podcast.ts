import type { z } from "@/lib/zod";
import { fixed, fixedList, fixedPart, heading, item, lead, line, list, pageMeta, part, text } from "./fields";
import { player } from "./podcast-player";
import { opensNewTab } from "./site";

const row = item({ what: line(undefined, { max: 20 }), text: line(undefined, { max: 60 }) });

const format = item({ name: heading(undefined, { max: 32 }), text: text(undefined, { max: 140 }) });

const { load, loading, again } = player;
const playerTexts = {
  beforeItLoads: player.idle("{host}"),
  ...{ load, loading, again },
  onceItIsThere: player.arrived("{host}"),
  ifItFails: player.failed("{host}"),
  withoutScripts: player.noScript,
};

export const platforms = { spotify: "Spotify", apple: "Apple Podcasts" } as const;

export const podcastSchema = part("Podcast", {
  hero: part("Top of the page", {
    title: heading("Say it after dark.", { max: 25, maxWord: 11 }),
    lead: lead(
      "The Aurea podcast: slow talk about what we feel, meant for the hour when nobody performs. Best with the lights low and one ear on the pillow.",
      { max: 220 },
    ),
  }),
  player: part("The player", {
    title: heading("Listen here", { max: 20 }),
    note: fixed("Episodes will be available soon"),
    texts: fixedPart("Once there is a player", playerTexts),
    sheet: part("Until there is a player", {
      title: line("Episode 1", { max: 15 }),
      rows: list(row, { max: 5 }, [
        { what: "Is", text: "A talk with one guest, in one evening" },
        { what: "Begins with", text: "What the guest nearly did not bring" },
        { what: "Recorded", text: "Not yet" },
      ]),
      until: line("Rest in the lounge until then", { title: "Link to the lounge", max: 40 }),
    }),
  }),
  formats: part("What to expect", {
    title: heading("What to expect on this wavelength", { max: 45 }),
    list: fixedList(format, [
      {
        name: "One guest, one evening",
        text: "A person tells a thing they had never said aloud. We leave the pauses in.",
      },
      {
        name: "The workbench",
        text: "One skill, taken apart: how to apologise, how to be angry indoors, how to end a day.",
      },
      {
        name: "Letters after dark",
        text: "You write, unsigned. We read slowly and answer without fixing.",
      },
      {
        name: "Two minutes of nothing",
        text: "Wind, a tap, a far-off dog. For the pocket between two meetings.",
      },
    ]).meta({ title: "Formats" }),
  }).meta({ sample: "Put in the formats that you record, or confirm these." }),
  host: part("The host", {
    title: heading("Your host mostly listens", { max: 35 }),
    quote: text("I used to prepare forty questions. For this I bring one, and a second cup.", {
      isQuote: true,
      max: 120,
    }),
    texts: list(text(undefined, { max: 390 }), { max: 4 }, [
      "The voice on the other side of the table belongs to the founder of Aurea: a coach, once a team lead, still a poor sleeper. Every conversation will begin with “What did you nearly not bring?”, and end when the guest says so.",
      "The first one is still to be recorded. If you hear rain on it, it was raining.",
    ]).meta({ title: "Paragraphs" }),
  }).meta({ sample: "This is of an invented host. Introduce yourself here." }),
  subscribe: part("Subscribe", {
    later: text("The first episode is still to come. The links to it will be here.", {
      note: "Shown while both addresses are samples. Once you have left both empty, nothing is shown.",
      max: 150,
    }),
    spotify: line("Follow it on", { title: "Before “Spotify”", max: 20 }),
    apple: line("Or keep it in", { title: "Before “Apple Podcasts”", max: 20 }),
    names: fixedPart("The names of both", { ...platforms, opensNewTab }),
  }),
  meta: pageMeta(
    "Podcast",
    "The Aurea podcast: slow talk about what we feel, for the end of the day. Episodes will be available soon.",
  ),
});

export type Podcast = z.infer<typeof podcastSchema>;

/** The frequency drawn beside each format. */
export const frequencies = ["89.4", "94.0", "99.7", "104.2"] as const;

export const podcastLabels = {
  host: "A spiral shell, drawn like an ear",
  subscribe: "Subscribe",
} as const;
