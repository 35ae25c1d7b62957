-- AlterTable
ALTER TABLE "content_revisions" ADD COLUMN "origin" TEXT;
ALTER TABLE "content_revisions" ADD COLUMN "restoredFrom" DATETIME;
