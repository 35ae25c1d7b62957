import { type ApplicationStatus, awaitsAnswer } from "@/features/desk/applications/moves";
import { reviewDueAt } from "@/lib/business-days";
import { searchTextOf } from "@/lib/search-text";
import { type Database, database, type Prisma } from "@/server/db/client";

type Given = Partial<Prisma.PrivateCoachingApplicationUncheckedCreateInput>;

/** Stores an application with any status and times. */
export function storeApplication(given: Given = {}, db: Database = database()) {
  const { status = "pending_review", name = "Mara", email = "mara@example.org" } = given;
  const submittedAt = new Date(given.submittedAt ?? "2026-11-03T10:00:00Z");
  return db.privateCoachingApplication.create({
    data: {
      idempotencyKey: crypto.randomUUID(),
      name,
      email,
      currentRole: "Head of people",
      primaryGoals: "Sleep",
      currentChallenges: "Saying no",
      commitmentLevel: "high",
      investmentReadiness: "planning",
      timeline: "immediately",
      status,
      reviewed: status !== "pending_review",
      awaitsAnswer: awaitsAnswer(status as ApplicationStatus),
      submittedAt,
      dueAt: reviewDueAt(submittedAt),
      searchText: searchTextOf(name, email),
      ...given,
    },
  });
}
