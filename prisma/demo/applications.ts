import { decisionMails } from "@/content/decision-mails";
import { submitApplication } from "@/features/coaching/application-service";
import { moveApplication } from "@/features/desk/applications/move-service";
import { type ApplicationStatus, hasMail } from "@/features/desk/applications/moves";
import { addNote } from "@/features/desk/applications/record-service";
import { findReviewDueDate, longestReview } from "@/lib/business-days";
import { getDay } from "@/lib/calendar";
import type { Database } from "@/server/db/client";
import { backdateWrites } from "./backdate-writes";
import { createRandom, type Random } from "./random";
import type { Story } from "./stories/stories";
import type { Team } from "./team";
import type { Year } from "./year";

const minute = 60_000;

export type PlacedStory = { story: Story; submittedAt: Date; movedAt: Date[] };

export const answerTimes = ({ story, submittedAt, movedAt }: PlacedStory) => {
  const answer = story.moves.findIndex((to) => to !== "in_review");
  return { dueAt: findReviewDueDate(submittedAt), answeredAt: movedAt[answer] ?? null };
};

// The least and the most business days between the previous status change and a change to this status.
const pauses = {
  in_review: [1, 3],
  invited: [1, 2],
  accepted: [4, 9],
  declined: [2, 8],
  withdrawn: [2, 6],
} as const;

function chooseSubmissionTime(random: Random, year: Year, dueIn: number) {
  const dueDay = year.businessDay(year.today, dueIn);
  return year.someTime(random, year.businessDay(dueDay, -longestReview));
}

function chooseMoveTimes(random: Random, year: Year, { moves, dueIn, isUrgent }: Story, submittedAt: Date) {
  let day = getDay(submittedAt);
  let last = submittedAt;
  return moves.map((to) => {
    const [least, most] = isUrgent && to === "invited" ? [0, 0] : pauses[to];
    day = year.businessDay(day, dueIn === undefined && !isUrgent ? random.whole(least, most) : least);
    const at = Math.max(year.atWork(random, day).getTime(), last.getTime() + 30 * minute);
    last = new Date(Math.min(at, year.now.getTime() - minute));
    return last;
  });
}

/** Sets all times: waiting applications by due date, open invitations in the last weeks, all others over the year. */
export function placeStories(year: Year, stories: readonly Story[]): PlacedStory[] {
  const random = createRandom("applications");
  const closed = stories.filter(
    ({ moves }) => moves.length > 0 && moves.at(-1) !== "in_review" && moves.at(-1) !== "invited",
  );
  const spread = year.moments(random, closed.length, { rise: 6, from: 350, to: 24, isEven: true });
  const sentAt = new Map(random.shuffle(closed).map((story, index) => [story, spread[index]]));
  return stories.map((story) => {
    const lately = () => year.someTime(random, year.businessDay(year.today, -random.whole(6, 24)));
    const submittedAt =
      story.dueIn === undefined
        ? (sentAt.get(story) ?? lately())
        : chooseSubmissionTime(random, year, story.dueIn);
    return { story, submittedAt, movedAt: chooseMoveTimes(random, year, story, submittedAt) };
  });
}

function writeDecisionMail(to: ApplicationStatus, { form, personalLine, moves }: Story) {
  if (!hasMail(to)) return null;
  const { subject, body } = decisionMails[to](form.name);
  if (!personalLine || to !== moves.at(-1)) return { subject, body };
  const [greeting, ...paragraphs] = body.split("\n\n");
  return { subject, body: [greeting, personalLine, ...paragraphs].join("\n\n") };
}

/** Returns the time two weeks after `at`, or `at` itself if these two weeks have not passed yet. */
function addTwoWeeks(at: Date, now: Date) {
  const later = new Date(at.getTime() + 14 * 24 * 60 * minute);
  return later.getTime() < now.getTime() - 60 * minute ? later : at;
}

/** Creates the records through the site's own services. */
export async function playStory(db: Database, year: Year, team: Team, placed: PlacedStory, random: Random) {
  const { story, submittedAt, movedAt } = placed;
  const form = { ...story.form, idempotencyKey: random.id() };
  const { id } = await submitApplication(backdateWrites(db, submittedAt), form, submittedAt);
  const write = async (step: number, since: Date) => {
    let at = since.getTime();
    for (const { by, text } of story.notes.filter((note) => note.step === step)) {
      at += random.whole(3, 9) * minute;
      await addNote(backdateWrites(db, new Date(at)), team[by], { id, text, key: random.id() });
    }
  };
  // The note about a new application is written in working hours, shortly before the first status change.
  const [first] = movedAt;
  if (first) await write(0, new Date(first.getTime() - 25 * minute));
  let from: ApplicationStatus = "pending_review";
  for (const [index, to] of story.moves.entries()) {
    const at = movedAt[index] ?? submittedAt;
    const actor = random.is(0.75) ? team.coach : team.colleague;
    await moveApplication(backdateWrites(db, at), actor, {
      id,
      from,
      to,
      mail: writeDecisionMail(to, story),
    });
    await write(index + 1, to === "accepted" ? addTwoWeeks(at, year.now) : at);
    from = to;
  }
}
