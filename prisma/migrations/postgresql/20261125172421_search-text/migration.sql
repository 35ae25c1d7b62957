-- DropTable
DROP TABLE "application_terms";
DROP TABLE "entry_terms";
DROP TABLE "user_terms";

-- AlterTable
ALTER TABLE "users" ADD COLUMN "searchText" TEXT NOT NULL DEFAULT '';
ALTER TABLE "group_coaching" ADD COLUMN "searchText" TEXT NOT NULL DEFAULT '';
ALTER TABLE "private_coaching" ADD COLUMN "searchText" TEXT NOT NULL DEFAULT '';
ALTER TABLE "private_coaching" ADD COLUMN "emailCanonical" TEXT NOT NULL DEFAULT '';

-- Addresses are ASCII, so lower() makes the canonical form.
UPDATE "private_coaching" SET "emailCanonical" = lower("email");

-- CreateIndex
CREATE INDEX "private_coaching_emailCanonical_idx" ON "private_coaching"("emailCanonical");

-- A search reads these instead of every row.
DROP INDEX "users_createdAt_id_idx";
CREATE INDEX "users_createdAt_id_searchText_idx" ON "users"("createdAt", "id", "searchText");
DROP INDEX "group_coaching_submittedAt_id_idx";
CREATE INDEX "group_coaching_submittedAt_id_searchText_idx" ON "group_coaching"("submittedAt", "id", "searchText");
DROP INDEX "group_coaching_status_submittedAt_id_idx";
CREATE INDEX "group_coaching_status_submittedAt_id_searchText_idx" ON "group_coaching"("status", "submittedAt", "id", "searchText");
DROP INDEX "private_coaching_submittedAt_id_idx";
CREATE INDEX "private_coaching_submittedAt_id_searchText_idx" ON "private_coaching"("submittedAt", "id", "searchText");
DROP INDEX "private_coaching_status_submittedAt_id_idx";
CREATE INDEX "private_coaching_status_submittedAt_id_searchText_idx" ON "private_coaching"("status", "submittedAt", "id", "searchText");
