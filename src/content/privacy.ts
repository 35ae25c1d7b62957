import type { z } from "@/lib/zod";
import { fixed, fixedPart, heading, lead, line, list, pageMeta, part, text } from "./fields";
import { retention } from "./retention";
import { storedInBrowser, storedRecords } from "./stored-data";

const software = "The software does it this way.";

const points = (initial: readonly string[]) => list(text(undefined, { max: 240 }), { max: 10 }, initial);

/** The keys are numbered, because a name can contain a dot, and dots separate the keys of a path. */
const numbered = <T>(rows: readonly T[]) =>
  Object.fromEntries(rows.map((row, place) => [`entry ${place + 1}`, row]));

const records = Object.entries(storedRecords).map(([name, record]) => ({ name, ...record }));
const entries = storedInBrowser.map(({ names, ...entry }) => ({ name: names.join(", "), ...entry }));

export const privacySchema = part("Privacy", {
  title: heading("What we keep, and for how long.", { max: 45, maxWord: 16 }),
  lead: lead(
    "Aurea asks little of you. Here is every record this software makes, the reason for it, and when it ends.",
    { max: 160 },
  ),
  reviewed: line("Last reviewed on 21 November 2026", {
    sample: "Put in the day on which you last read this page and found it true.",
    max: 45,
  }),
  contents: line("On this page", { title: "Above the list of parts", max: 20 }),
  short: part("In short", {
    title: heading("In short", { max: 15 }),
    list: points([
      "No advertising, no analytics, and nobody’s tracker.",
      "Type, pictures and films come from this site. Reading a page here loads nothing from anyone else, except your own profile picture where UploadThing keeps it.",
      "One page can fetch an outside script, the podcast player, where it has been set up; it waits until you press the button.",
      "You can have a copy of your records, or an end to them, by writing one email.",
    ]),
  }),
  kept: part("What is written down", {
    title: heading("What is written down", { max: 30 }),
    lead: fixed(
      `There are twelve kinds of record in our database. Each is listed here under its plain name; a safety copy of them all is thrown away after ${retention.backups} days.`,
      software,
    ).meta({ title: "Introduction" }),
    why: line("Why", { title: "Before each reason", max: 10 }),
    ends: line("Ends", { title: "Before each end", max: 10 }),
    records: fixedPart("The records", numbered(records), software),
  }),
  browser: part("What your browser carries", {
    title: heading("What your browser carries", { max: 35 }),
    lead: lead("Each of these belongs to something you do here. None of them follows you to other sites.", {
      max: 140,
    }),
    ends: line("Ends", { title: "Before each end", max: 10 }),
    note: fixed(
      "Where the site is served over https, __Host- stands before the names of the cookies that begin with “aurea”.",
      software,
    ),
    entries: fixedPart("The entries", numbered(entries), software),
  }),
  others: part("Who else can see it", {
    title: heading("Who else can see it", { max: 25 }),
    list: points([
      "The company whose servers we rent and the one that carries our mail. They work for us and may do nothing else with what passes through.",
      "UploadThing, a storage service, for profile pictures, where it has been set up. Otherwise pictures lie on our own disk.",
      "Google, if you choose its button. It learns that you signed in here.",
      "The podcast’s host, where its player has been set up and once you have pressed for it. From then on it sees your network address and may set cookies of its own.",
      "Whoever stands behind a link that leaves this site, such as the booking calendar. Their rules apply there.",
    ]),
    end: line("We sell nothing about you, to anybody.", { max: 50 }),
  }).meta({ sample: "Put in the names of the companies that host your server and carry your mail." }),
  log: part("The server’s diary", {
    title: heading("What the server’s diary says", { max: 40 }),
    text: text(
      "Times, request numbers and error codes, so that we can mend what broke. It holds no names, no addresses and nothing you typed.",
      { max: 190 },
    ),
  }),
  yours: part("Your copy, and your way out", {
    title: heading("Your copy, and your way out", { max: 40 }),
    before: text(
      "Your profile has a button that downloads your records and one that deletes the account. If you have no account, write to",
      { title: "Before the support address", max: 180 },
    ),
    after: text(
      "from the address in question, and say what you want. A person reads it and does it by hand.",
      { title: "After the support address", max: 140 },
    ),
    list: points([
      "Deleting an account takes its sessions, quiz results and picture with it.",
      "Your waiting-list entry and your applications go too, if you sent them with an address that you had confirmed. Your votes stay, without a name.",
      "You may also have something corrected, object to how we use it, or complain to the data protection authority where you live.",
    ]),
  }),
  answers: part("Who answers for this page", {
    title: heading("Who answers for this page", { max: 35 }),
    before: text("The coach behind Aurea, at", { title: "Before the support address", max: 400 }),
    after: text("When the software starts to keep something new, it will be listed here from that day.", {
      title: "After the support address and a full stop",
      max: 130,
    }),
  }).meta({
    sample: "Put in your own legal name and postal address, or your company’s.",
  }),
  meta: pageMeta(
    "Privacy",
    "Every record Aurea keeps about you, the reason for it and when it ends. No advertising, no analytics, no trackers.",
  ),
});

export type Privacy = z.infer<typeof privacySchema>;

export const privacyAnchors = {
  short: "in-short",
  kept: "written-down",
  browser: "your-browser",
  others: "others",
  log: "log",
  yours: "yours",
  answers: "who-answers",
} as const;
