import { decisionMails } from "@/content/decision-mails";
import { submitApplication } from "@/features/coaching/application-service";
import { moveApplication } from "@/features/desk/applications/move-service";
import { type ApplicationStatus, hasMail } from "@/features/desk/applications/moves";
import { addNote } from "@/features/desk/applications/notes-service";
import { reviewDueAt, reviewPromise } from "@/lib/business-days";
import { dayOf } from "@/lib/calendar";
import type { Database } from "@/server/db/client";
import { asOf } from "./as-of";
import { type Random, seededRandom } from "./random";
import type { Story } from "./stories/story";
import type { Team } from "./team";
import type { Year } from "./year";

const minute = 60_000;

/** A story with the moment it was sent and those of its moves. */
export type PlacedStory = { story: Story; submittedAt: Date; movedAt: Date[] };

/** When the team's answer was owed and when it came, if it has: what the daily mail counts. */
export const owedIn = ({ story, submittedAt, movedAt }: PlacedStory) => {
  const answer = story.moves.findIndex((to) => to !== "in_review");
  return { dueAt: reviewDueAt(submittedAt), answeredAt: movedAt[answer] ?? null };
};

// In business days: to look at it, to answer, to decide after the call, or to hear that somebody thought better of it.
const pauses = {
  in_review: [1, 3],
  invited: [1, 2],
  accepted: [4, 9],
  declined: [2, 8],
  withdrawn: [2, 6],
} as const;

function sentFor(random: Random, year: Year, dueIn: number) {
  const dueDay = year.businessDay(year.today, dueIn);
  return year.someTime(random, year.businessDay(dueDay, -reviewPromise.to));
}

function movesOf(random: Random, year: Year, { moves, dueIn, isUrgent }: Story, submittedAt: Date) {
  let day = dayOf(submittedAt);
  let last = submittedAt;
  return moves.map((to) => {
    const [least, most] = isUrgent && to === "invited" ? [0, 0] : pauses[to];
    day = year.businessDay(day, dueIn === undefined && !isUrgent ? random.whole(least, most) : least);
    // Two moves of one day have at least half an hour between them.
    const at = Math.max(year.atWork(random, day).getTime(), last.getTime() + 30 * minute);
    last = new Date(Math.min(at, year.now.getTime() - minute));
    return last;
  });
}

/** Gives every story its moments: what waits by its due date, an open invitation lately, the rest over the year. */
export function placeStories(year: Year, stories: readonly Story[]): PlacedStory[] {
  const random = seededRandom("applications");
  const closed = stories.filter(
    ({ moves }) => moves.length > 0 && moves.at(-1) !== "in_review" && moves.at(-1) !== "invited",
  );
  const spread = year.moments(random, closed.length, { rise: 6, from: 350, to: 24, isEven: true });
  const sentAt = new Map(random.shuffle(closed).map((story, index) => [story, spread[index]]));
  return stories.map((story) => {
    const lately = () => year.someTime(random, year.businessDay(year.today, -random.whole(6, 24)));
    const submittedAt =
      story.dueIn === undefined ? (sentAt.get(story) ?? lately()) : sentFor(random, year, story.dueIn);
    return { story, submittedAt, movedAt: movesOf(random, year, story, submittedAt) };
  });
}

function mailFor(to: ApplicationStatus, { form, personalLine, moves }: Story) {
  if (!hasMail(to)) return null;
  const { subject, body } = decisionMails[to](form.name);
  if (!personalLine || to !== moves.at(-1)) return { subject, body };
  const [greeting, ...paragraphs] = body.split("\n\n");
  return { subject, body: [greeting, personalLine, ...paragraphs].join("\n\n") };
}

/** Two weeks after an acceptance, when the work has begun; if that lies ahead, the moment itself. */
function laterOn(at: Date, now: Date) {
  const later = new Date(at.getTime() + 14 * 24 * 60 * minute);
  return later.getTime() < now.getTime() - 60 * minute ? later : at;
}

/** Has the site's own services do what happened in one story. */
export async function playStory(db: Database, year: Year, team: Team, placed: PlacedStory, random: Random) {
  const { story, submittedAt, movedAt } = placed;
  const form = { ...story.form, idempotencyKey: random.id() };
  const { id } = await submitApplication(asOf(db, submittedAt), form, submittedAt);
  const write = async (step: number, since: Date) => {
    let at = since.getTime();
    for (const { by, text } of (story.notes ?? []).filter((note) => note.step === step)) {
      at += random.whole(3, 9) * minute;
      await addNote(asOf(db, new Date(at)), team[by], { id, text, key: random.id() });
    }
  };
  // What is noted on arrival is noted when somebody is at work: shortly before the first move.
  const [first] = movedAt;
  if (first) await write(0, new Date(first.getTime() - 25 * minute));
  let from: ApplicationStatus = "pending_review";
  for (const [index, to] of story.moves.entries()) {
    const at = movedAt[index] ?? submittedAt;
    const actor = random.is(0.75) ? team.coach : team.colleague;
    await moveApplication(asOf(db, at), actor, { id, from, to, mail: mailFor(to, story) });
    await write(index + 1, to === "accepted" ? laterOn(at, year.now) : at);
    from = to;
  }
}
