import { randomBytes } from "node:crypto";
import { futureApps } from "@/content/future-apps";
import { hashPassword } from "@/server/auth/password";
import type { Database } from "@/server/db/client";
import { readTeamAddress } from "@/server/mail/addresses";
import { disableMailer } from "@/server/mail/delivery";
import { purge } from "@/server/retention";
import { buildAccountMails } from "./account-mails";
import { answerTimes, placeStories, playStory } from "./applications";
import { backdateWrites, undelivered } from "./backdate-writes";
import { fillContentChanges } from "./content-changes";
import { buildDeskEvents, resendInvitation } from "./desk-life";
import { buildDigestMails } from "./digests";
import { assignPlans, buildMemberRows, drawMembers } from "./members";
import { fillQuarantine } from "./quarantine";
import { buildQuizRows } from "./quiz-results";
import { createRandom } from "./random";
import { stories } from "./stories/stories";
import { makeTeam, openDesk, teamEmails } from "./team";
import { visitRows } from "./visits";
import { voteRows } from "./votes";
import { drawJoinings, fillWaitlist } from "./waitlist";
import { createYear, type Year } from "./year";

const size = { others: 306, joinings: 84, sittings: 880 };

function listStoryMembers(placed: ReturnType<typeof placeStories>) {
  return placed.flatMap(({ story, submittedAt }) => {
    const { name, email } = story.form;
    return story.isMember ? [{ name: name.replace(/ \(.*\)/, ""), email, before: submittedAt }] : [];
  });
}

/** Returns the people and forms of the demo's year; the result is always the same for the same year. */
export function drawYear(year: Year) {
  const placed = placeStories(year, stories);
  const joinings = drawJoinings(year, size.joinings);
  const known = joinings
    .filter((_, index) => index % 3 === 0)
    .map(({ name, email, at }) => ({ name, email, before: at }));
  // Lists the used addresses, because no two people may share one.
  const taken = [
    ...teamEmails,
    ...Object.keys(undelivered),
    ...placed.map(({ story }) => story.form.email),
    ...joinings.map(({ email }) => email),
  ];
  const senders = [...listStoryMembers(placed), ...known.filter(({ email }) => !(email in undelivered))];
  return { placed, joinings, members: drawMembers(year, size.others, senders, taken) };
}

/**
 * Fills an empty, migrated database without sending emails. The data is the same for the same `now`, except for ids,
 * secrets and the password.
 */
export async function fillDemo(db: Database, now = new Date()) {
  disableMailer();
  const year = createYear(now);
  const { team, ...coach } = await makeTeam(db, year);
  const { placed, joinings, members } = drawYear(year);
  const nobodys = await hashPassword(randomBytes(24).toString("base64url"));
  const { users, accounts, events, linked } = buildMemberRows(year, members, nobodys);
  const visits = visitRows(year, members);
  const votes = voteRows(year, members, size.sittings);
  const mails = buildAccountMails(year, members, linked);
  const digests = buildDigestMails(
    year,
    placed.map((story) => ({ ...answerTimes(story), submittedAt: story.submittedAt })),
    joinings,
    await readTeamAddress(),
  );
  const joined = joinings.map(({ at }) => ({ createdAt: at }));
  const audit = [...events, ...visits.events, ...mails.events, ...buildDeskEvents(year, team, joined)];

  await db.$transaction([
    db.user.createMany({ data: users }),
    db.account.createMany({ data: accounts }),
    db.authSession.createMany({ data: visits.sessions }),
    db.quizResult.createMany({ data: buildQuizRows(year, members) }),
    ...futureApps.map(({ slug, name }) => {
      const count = votes.filter(({ appId }) => appId === slug).length;
      const create = { id: slug, name, voteCount: count };
      return db.futureApp.upsert({
        where: { id: slug },
        create,
        update: { voteCount: { increment: count } },
      });
    }),
    db.vote.createMany({ data: votes }),
    db.dayCount.deleteMany(),
    db.token.createMany({ data: mails.tokens }),
    db.outboxMail.createMany({ data: [...mails.mails, ...digests] }),
    db.auditEntry.createMany({ data: audit.map((row) => ({ ...row, updatedAt: row.createdAt })) }),
  ]);
  await assignPlans(db, year, team, members);
  const random = createRandom("stories");
  for (const story of placed) await playStory(db, year, team, story, random);
  await resendInvitation(db, year, team);
  await fillWaitlist(db, year, team, joinings);
  await fillQuarantine(db, year, team);
  await fillContentChanges(db, year, team);
  await purge(backdateWrites(db, now), now.getTime());
  await openDesk(db, year);
  return coach;
}
