import "server-only";
import { canonicalEmail } from "@/lib/email-address";
import { wordsOf } from "@/lib/search-terms";
import type { Database } from "@/server/db/client";
import { searchDepth } from "@/server/search";

const shown = { id: true, email: true, status: true, submittedAt: true } as const;
const maxRows = 10;

// Applications have no index on the address, but one on its search terms; the longest term matches the fewest rows.
async function applicationsFrom(db: Database, emailCanonical: string) {
  const words = [...new Set(wordsOf(emailCanonical))].sort((a, b) => b.length - a.length);
  for (const term of words) {
    const rows = await db.applicationTerm.findMany({
      where: { term },
      take: searchDepth + 1,
      select: { applicationId: true },
    });
    if (rows.length > searchDepth) continue;
    const ids = rows.map(({ applicationId }) => applicationId);
    return db.privateCoachingApplication.findMany({
      where: { id: { in: ids } },
      orderBy: [{ submittedAt: "desc" }, { id: "desc" }],
      select: shown,
    });
  }
  return db.privateCoachingApplication.findMany({ where: { email: emailCanonical }, select: shown });
}

/** What was sent with an address that is proven to be a member's: the place on the waitlist, applications. */
export async function formsOf(db: Database, emailCanonical: string) {
  const [entry, applications] = await Promise.all([
    db.groupCoachingEntry.findUnique({
      where: { emailCanonical },
      select: { id: true, email: true, status: true, submittedAt: true },
    }),
    applicationsFrom(db, emailCanonical),
  ]);
  const own = applications.filter(({ email }) => canonicalEmail(email) === emailCanonical);
  return { entry, applications: own.slice(0, maxRows).map(({ email: _, ...row }) => row) };
}
