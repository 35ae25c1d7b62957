import type { DocumentId } from "@/content/documents";
import { createAuditRow } from "@/server/audit";
import { contentChangeWrite } from "@/server/content/version";
import type { Database, Prisma } from "@/server/db/client";
import type { Team } from "./team";
import type { Year } from "./year";

type Edit = { document: DocumentId; ago: number; by: keyof Team; values: Prisma.InputJsonObject };

const heroes = [
  "What you carry is raw material.",
  "What feels heavy can be worked with.",
  "What feels heavy is raw material.",
];

const edits: Edit[] = [
  ...heroes.map((heading, index): Edit => {
    const last = index === heroes.length - 1;
    return {
      document: "home",
      ago: [96, 41, 12][index] ?? 0,
      by: index === 1 ? "colleague" : "coach",
      values: last ? {} : { hero: { heading } },
    };
  }),
  {
    document: "site",
    ago: 30,
    by: "coach",
    values: { banner: { text: "We are still in BETA. Tell us what you miss." } },
  },
];

export async function fillContentChanges(db: Database, year: Year, team: Team) {
  const isLast = ({ document }: Edit, index: number) =>
    edits.findLastIndex((edit) => edit.document === document) === index;
  const revisions = edits.map((edit, index) => {
    const at = year.at(year.daysAgo(edit.ago), 10 * 60 + index);
    return {
      id: `demo-words-${index}`,
      document: edit.document,
      data: { values: edit.values, confirmed: [] },
      state: isLast(edit, index) ? "live" : null,
      origin: "published",
      authorId: team[edit.by],
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
    };
  });
  const began = year.at(year.daysAgo(1), 16 * 60);
  const draft = {
    id: "demo-words-draft",
    document: "home",
    data: {
      values: { hero: { lead: "Bring the week you had. We give you ten quiet minutes." } },
      confirmed: [],
    },
    state: "draft",
    authorId: team.coach,
    createdAt: began,
    updatedAt: began,
  };
  const events = [
    ...revisions.map((row) => ({ action: "content.published" as const, ...row })),
    { action: "content.begun" as const, ...draft },
  ];
  await db.$transaction([
    db.contentRevision.createMany({ data: [...revisions, draft] }),
    db.auditEntry.createMany({
      data: events.map(({ action, document, authorId, createdAt }) => ({
        ...createAuditRow({ action, subject: `content:${document}`, actorId: authorId }),
        createdAt,
        updatedAt: createdAt,
      })),
    }),
    contentChangeWrite(db),
  ]);
}
