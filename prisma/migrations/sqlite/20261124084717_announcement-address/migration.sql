-- AlterTable
ALTER TABLE "announcements" ADD COLUMN "address" TEXT;
