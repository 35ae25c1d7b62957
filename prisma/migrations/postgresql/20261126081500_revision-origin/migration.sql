-- AlterTable
ALTER TABLE "content_revisions" ADD COLUMN     "origin" TEXT,
ADD COLUMN     "restoredFrom" TIMESTAMP(3);
