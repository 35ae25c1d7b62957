import { releaseWaitlist } from "@/features/coaching/waitlist-service";
import { createAuditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import type { QuarantinedForm } from "@/server/quarantined-forms";
import type { QuarantineReason } from "@/server/spam";
import { backdateWrites } from "./backdate-writes";
import { createRandom, type Random } from "./random";
import { falsePositive, releasedForm, spam } from "./spam";
import type { Team } from "./team";
import type { Year } from "./year";

type Quarantined = {
  form: QuarantinedForm;
  reason: QuarantineReason;
  email: string;
  payload: object;
  at: Date;
};

function buildQuarantineRow(random: Random, { form, reason, email, payload, at }: Quarantined) {
  const dated = { createdAt: at, updatedAt: at };
  return { id: random.id(), form, reason, emailCanonical: email, payload, ...dated };
}

const asEntry = ({ name, email, text }: (typeof spam)[number], at: Date) => ({
  name,
  email,
  motivation: text,
  submittedAt: at.toISOString(),
});

const asApplication = (random: Random, given: (typeof spam)[number], at: Date) => ({
  name: given.name,
  email: given.email,
  currentRole: "Business owner",
  primaryGoals: given.text,
  currentChallenges: given.more ?? "-",
  commitmentLevel: "absolute",
  investmentReadiness: "ready",
  timeline: "immediately",
  idempotencyKey: random.id(),
  submittedAt: at.toISOString(),
});

export async function fillQuarantine(db: Database, year: Year, team: Team) {
  const random = createRandom("held");
  const moments = year.moments(random, spam.length, { rise: 2, from: 74 });
  const quarantined = spam.map((given, index): Quarantined => {
    const at = moments[index] ?? year.now;
    const isApplication = index % 4 === 3;
    return {
      form: isApplication ? "application" : "waitlist",
      reason: index % 3 === 1 ? "too-fast" : "hidden-field",
      email: given.email,
      payload: isApplication ? asApplication(random, given, at) : asEntry(given, at),
      at,
    };
  });
  const lately = year.someTime(random, year.daysAgo(1));
  const person: Quarantined = {
    form: "waitlist",
    reason: "too-fast",
    email: falsePositive.email,
    payload: asEntry(falsePositive, lately),
    at: lately,
  };
  const data = [...quarantined, person].map((each) => buildQuarantineRow(random, each));
  await db.quarantinedSubmission.createMany({ data });
  await release(db, year, team, random);
}

async function release(db: Database, year: Year, team: Team, random: Random) {
  const at = year.someTime(random, year.daysAgo(23));
  const releasedAt = year.atWork(random, year.businessDay(year.daysAgo(23), 1));
  const reason: QuarantineReason = "too-fast";
  const payload = asEntry(releasedForm, at);
  const { subject } = await releaseWaitlist(backdateWrites(db, releasedAt), payload);
  const audit = createAuditRow({
    action: "caught.released",
    subject,
    actorId: team.coach,
    after: { form: "waitlist", reason },
  });
  const released = buildQuarantineRow(random, {
    form: "waitlist",
    reason,
    email: releasedForm.email,
    payload,
    at,
  });
  await db.$transaction([
    db.quarantinedSubmission.create({ data: { ...released, releasedAt, updatedAt: releasedAt } }),
    db.auditEntry.create({ data: { ...audit, createdAt: releasedAt, updatedAt: releasedAt } }),
  ]);
}
