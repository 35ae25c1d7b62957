-- AlterTable
ALTER TABLE "users" ADD COLUMN "announcementsLeft" DATETIME;

-- CreateTable
CREATE TABLE "announcements" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tool" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "toAll" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "authorId" TEXT,
    "triedAt" DATETIME,
    "startedAt" DATETIME,
    "endedAt" DATETIME,
    "reached" INTEGER NOT NULL DEFAULT 0,
    "leftOut" JSONB,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "announcement_letters" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "announcementId" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "announcement_letters_announcementId_fkey" FOREIGN KEY ("announcementId") REFERENCES "announcements" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "announcement_letters_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "open_tools" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "address" TEXT NOT NULL,
    "openedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "announcements_state_startedAt_idx" ON "announcements"("state", "startedAt");

-- CreateIndex
CREATE INDEX "announcements_createdAt_id_idx" ON "announcements"("createdAt", "id");

-- CreateIndex
CREATE INDEX "announcement_letters_userId_idx" ON "announcement_letters"("userId");

-- CreateIndex
CREATE INDEX "announcement_letters_announcementId_idx" ON "announcement_letters"("announcementId");

-- CreateIndex
CREATE UNIQUE INDEX "announcement_letters_tool_userId_key" ON "announcement_letters"("tool", "userId");
