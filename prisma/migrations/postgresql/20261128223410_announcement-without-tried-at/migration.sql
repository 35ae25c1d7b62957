-- AlterTable
ALTER TABLE "announcements" DROP COLUMN "triedAt";
