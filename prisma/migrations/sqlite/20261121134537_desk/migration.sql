-- DropIndex
DROP INDEX "users_createdAt_idx";

-- DropIndex
DROP INDEX "group_coaching_status_submittedAt_idx";

-- DropIndex
DROP INDEX "outbox_recipient_idx";

-- DropIndex
DROP INDEX "audit_createdAt_idx";

-- AlterTable
ALTER TABLE "group_coaching" ADD COLUMN "leftAt" DATETIME;
ALTER TABLE "group_coaching" ADD COLUMN "notifiedAt" DATETIME;

-- AlterTable
ALTER TABLE "outbox" ADD COLUMN "about" TEXT;

-- CreateTable
CREATE TABLE "application_notes" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "applicationId" TEXT NOT NULL,
    "authorId" TEXT,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "application_notes_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "private_coaching" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "application_terms" (
    "applicationId" TEXT NOT NULL,
    "term" TEXT NOT NULL,

    PRIMARY KEY ("applicationId", "term"),
    CONSTRAINT "application_terms_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "private_coaching" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "entry_terms" (
    "entryId" TEXT NOT NULL,
    "term" TEXT NOT NULL,

    PRIMARY KEY ("entryId", "term"),
    CONSTRAINT "entry_terms_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "group_coaching" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "user_terms" (
    "userId" TEXT NOT NULL,
    "term" TEXT NOT NULL,

    PRIMARY KEY ("userId", "term"),
    CONSTRAINT "user_terms_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "caught_submissions" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "form" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "emailCanonical" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "releasedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "day_counts" (
    "series" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,

    PRIMARY KEY ("series", "day")
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_private_coaching" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "idempotencyKey" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "currentRole" TEXT NOT NULL,
    "primaryGoals" TEXT NOT NULL,
    "currentChallenges" TEXT NOT NULL,
    "coachingExperience" TEXT,
    "commitmentLevel" TEXT NOT NULL,
    "investmentReadiness" TEXT NOT NULL,
    "timeline" TEXT NOT NULL,
    "additionalInfo" TEXT,
    "program" TEXT NOT NULL DEFAULT 'The Partnership - 1:1 Coaching',
    "status" TEXT NOT NULL DEFAULT 'pending_review',
    "submittedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "awaitsAnswer" BOOLEAN NOT NULL DEFAULT true,
    "reviewed" BOOLEAN NOT NULL DEFAULT false,
    "priority" TEXT NOT NULL DEFAULT 'high',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);
-- Seven business days are nine or more on the calendar.
INSERT INTO "new_private_coaching" ("dueAt", "additionalInfo", "coachingExperience", "commitmentLevel", "createdAt", "currentChallenges", "currentRole", "email", "id", "idempotencyKey", "investmentReadiness", "name", "primaryGoals", "priority", "program", "reviewed", "status", "submittedAt", "timeline", "updatedAt") SELECT strftime('%Y-%m-%dT%H:%M:%f+00:00', "submittedAt", '+9 days'), "additionalInfo", "coachingExperience", "commitmentLevel", "createdAt", "currentChallenges", "currentRole", "email", "id", "idempotencyKey", "investmentReadiness", "name", "primaryGoals", "priority", "program", "reviewed", "status", "submittedAt", "timeline", "updatedAt" FROM "private_coaching";
DROP TABLE "private_coaching";
ALTER TABLE "new_private_coaching" RENAME TO "private_coaching";
CREATE UNIQUE INDEX "private_coaching_idempotencyKey_key" ON "private_coaching"("idempotencyKey");
CREATE INDEX "private_coaching_status_submittedAt_id_idx" ON "private_coaching"("status", "submittedAt", "id");
CREATE INDEX "private_coaching_status_dueAt_id_idx" ON "private_coaching"("status", "dueAt", "id");
CREATE INDEX "private_coaching_awaitsAnswer_dueAt_id_idx" ON "private_coaching"("awaitsAnswer", "dueAt", "id");
CREATE INDEX "private_coaching_submittedAt_id_idx" ON "private_coaching"("submittedAt", "id");
CREATE INDEX "private_coaching_dueAt_id_idx" ON "private_coaching"("dueAt", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "application_notes_applicationId_createdAt_idx" ON "application_notes"("applicationId", "createdAt");

-- CreateIndex
CREATE INDEX "application_terms_term_applicationId_idx" ON "application_terms"("term", "applicationId");

-- CreateIndex
CREATE INDEX "entry_terms_term_entryId_idx" ON "entry_terms"("term", "entryId");

-- CreateIndex
CREATE INDEX "user_terms_term_userId_idx" ON "user_terms"("term", "userId");

-- CreateIndex
CREATE INDEX "caught_submissions_releasedAt_createdAt_id_idx" ON "caught_submissions"("releasedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "caught_submissions_createdAt_idx" ON "caught_submissions"("createdAt");

-- CreateIndex
CREATE INDEX "caught_submissions_emailCanonical_idx" ON "caught_submissions"("emailCanonical");

-- CreateIndex
CREATE INDEX "users_createdAt_id_idx" ON "users"("createdAt", "id");

-- CreateIndex
CREATE INDEX "users_membershipStatus_createdAt_id_idx" ON "users"("membershipStatus", "createdAt", "id");

-- CreateIndex
CREATE INDEX "users_role_idx" ON "users"("role");

-- CreateIndex
CREATE INDEX "group_coaching_status_submittedAt_id_idx" ON "group_coaching"("status", "submittedAt", "id");

-- CreateIndex
CREATE INDEX "group_coaching_submittedAt_id_idx" ON "group_coaching"("submittedAt", "id");

-- CreateIndex
CREATE INDEX "group_coaching_leftAt_idx" ON "group_coaching"("leftAt");

-- CreateIndex
CREATE INDEX "outbox_state_createdAt_id_idx" ON "outbox"("state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "outbox_createdAt_id_idx" ON "outbox"("createdAt", "id");

-- CreateIndex
CREATE INDEX "outbox_recipient_createdAt_idx" ON "outbox"("recipient", "createdAt");

-- CreateIndex
CREATE INDEX "outbox_about_createdAt_idx" ON "outbox"("about", "createdAt");

-- CreateIndex
CREATE INDEX "audit_action_createdAt_id_idx" ON "audit"("action", "createdAt", "id");

-- CreateIndex
CREATE INDEX "audit_actorId_createdAt_idx" ON "audit"("actorId", "createdAt");

-- CreateIndex
CREATE INDEX "audit_createdAt_id_idx" ON "audit"("createdAt", "id");
