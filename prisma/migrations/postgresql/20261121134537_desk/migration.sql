-- DropIndex
DROP INDEX "users_createdAt_idx";

-- DropIndex
DROP INDEX "group_coaching_status_submittedAt_idx";

-- DropIndex
DROP INDEX "private_coaching_status_submittedAt_idx";

-- DropIndex
DROP INDEX "outbox_recipient_idx";

-- DropIndex
DROP INDEX "audit_createdAt_idx";

-- AlterTable
ALTER TABLE "group_coaching" ADD COLUMN     "leftAt" TIMESTAMP(3),
ADD COLUMN     "notifiedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "private_coaching" ADD COLUMN     "awaitsAnswer" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Seven business days are nine or more on the calendar.
UPDATE "private_coaching" SET "dueAt" = "submittedAt" + INTERVAL '9 days';

-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "about" TEXT;

-- CreateTable
CREATE TABLE "application_notes" (
    "id" TEXT NOT NULL,
    "applicationId" TEXT NOT NULL,
    "authorId" TEXT,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "application_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_terms" (
    "applicationId" TEXT NOT NULL,
    "term" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "application_terms_pkey" PRIMARY KEY ("applicationId","term")
);

-- CreateTable
CREATE TABLE "entry_terms" (
    "entryId" TEXT NOT NULL,
    "term" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "entry_terms_pkey" PRIMARY KEY ("entryId","term")
);

-- CreateTable
CREATE TABLE "user_terms" (
    "userId" TEXT NOT NULL,
    "term" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "user_terms_pkey" PRIMARY KEY ("userId","term")
);

-- CreateTable
CREATE TABLE "caught_submissions" (
    "id" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "emailCanonical" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "releasedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "caught_submissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "day_counts" (
    "series" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "day_counts_pkey" PRIMARY KEY ("series","day")
);

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
CREATE INDEX "private_coaching_status_submittedAt_id_idx" ON "private_coaching"("status", "submittedAt", "id");

-- CreateIndex
CREATE INDEX "private_coaching_status_dueAt_id_idx" ON "private_coaching"("status", "dueAt", "id");

-- CreateIndex
CREATE INDEX "private_coaching_awaitsAnswer_dueAt_id_idx" ON "private_coaching"("awaitsAnswer", "dueAt", "id");

-- CreateIndex
CREATE INDEX "private_coaching_submittedAt_id_idx" ON "private_coaching"("submittedAt", "id");

-- CreateIndex
CREATE INDEX "private_coaching_dueAt_id_idx" ON "private_coaching"("dueAt", "id");

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

-- AddForeignKey
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "private_coaching"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_terms" ADD CONSTRAINT "application_terms_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "private_coaching"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entry_terms" ADD CONSTRAINT "entry_terms_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "group_coaching"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_terms" ADD CONSTRAINT "user_terms_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
