import { type ApplicationStatus, isAwaitingAnswer } from "@/features/desk/applications/moves";
import { findReviewDueDate } from "@/lib/business-days";
import { buildSearchText } from "@/lib/search-text";
import { type Database, database, type Prisma } from "@/server/db/client";
import { anyEmail, application } from "./application";

export function storeApplication(
  given: Partial<Prisma.PrivateCoachingApplicationUncheckedCreateInput> = {},
  db: Database = database(),
) {
  const { status = "pending_review", name = "Mara", email = "mara@example.org" } = given;
  const submittedAt = new Date(given.submittedAt ?? "2026-11-03T10:00:00Z");
  return db.privateCoachingApplication.create({
    data: {
      ...application({ name, email }),
      status,
      reviewed: status !== "pending_review",
      awaitsAnswer: isAwaitingAnswer(status as ApplicationStatus),
      submittedAt,
      dueAt: findReviewDueDate(submittedAt),
      searchText: buildSearchText(name, email),
      ...given,
    },
  });
}

export function makeEntry(
  given: Partial<Prisma.GroupCoachingEntryUncheckedCreateInput> = {},
  db: Database = database(),
) {
  const { name = "Noor", email = anyEmail() } = given;
  const emailCanonical = email.toLowerCase();
  const searchText = buildSearchText(name, email);
  return db.groupCoachingEntry.create({ data: { ...given, name, email, emailCanonical, searchText } });
}
