import { type ApplicationStatus, awaitsAnswer } from "@/features/desk/applications/moves";
import { reviewDueAt } from "@/lib/business-days";
import { database } from "@/server/db/client";

type Given = { status?: ApplicationStatus; name?: string };

/** Stores an application with any status. */
export function storeApplication({ status = "pending_review", name = "Mara" }: Given = {}) {
  const submittedAt = new Date("2026-11-03T10:00:00Z");
  return database().privateCoachingApplication.create({
    data: {
      idempotencyKey: crypto.randomUUID(),
      name,
      email: "mara@example.org",
      currentRole: "Head of people",
      primaryGoals: "Sleep",
      currentChallenges: "Saying no",
      commitmentLevel: "high",
      investmentReadiness: "planning",
      timeline: "immediately",
      status,
      reviewed: status !== "pending_review",
      awaitsAnswer: awaitsAnswer(status),
      submittedAt,
      dueAt: reviewDueAt(submittedAt),
    },
  });
}
