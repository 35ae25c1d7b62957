import { resendMail } from "@/features/desk/mail/service";
import { createAuditRow } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { backdateWrites } from "./backdate-writes";
import { createRandom, type Random } from "./random";
import type { Team } from "./team";
import type { Year } from "./year";

type Dated = { createdAt: Date };

function buildExportEvent(random: Random, year: Year, team: Team, ago: number, joined: readonly Dated[]) {
  const createdAt = year.atWork(random, year.businessDay(year.daysAgo(ago), 0));
  const rows = joined.filter((row) => row.createdAt < createdAt).length;
  const after = { status: "waiting", q: null, rows };
  const event = { action: "waitlist.exported", subject: "waiting-list", actorId: team.coach, after } as const;
  return { ...createAuditRow(event), createdAt };
}

export function buildDeskEvents(year: Year, team: Team, joined: readonly Dated[]) {
  const random = createRandom("desk");
  return [9, 52, 131].map((ago) => buildExportEvent(random, year, team, ago, joined));
}

export async function resendInvitation(db: Database, year: Year, team: Team) {
  const application = await db.privateCoachingApplication.findFirstOrThrow({
    where: { status: "invited" },
    orderBy: { submittedAt: "asc" },
    select: { id: true },
  });
  const mail = await db.outboxMail.findFirstOrThrow({
    where: { about: `application:${application.id}`, kind: "decision" },
    select: { id: true },
  });
  const at = year.atWork(createRandom("resend"), year.businessDay(year.today, -1));
  await resendMail(backdateWrites(db, at), team.colleague, mail);
}
