-- AlterTable
ALTER TABLE "users" ADD COLUMN     "announcementsLeft" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "announcements" (
    "id" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "toAll" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "authorId" TEXT,
    "triedAt" TIMESTAMP(3),
    "startedAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),
    "reached" INTEGER NOT NULL DEFAULT 0,
    "leftOut" JSONB,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "announcement_letters" (
    "id" TEXT NOT NULL,
    "announcementId" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "announcement_letters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "open_tools" (
    "id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "openedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "open_tools_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "announcement_letters" ADD CONSTRAINT "announcement_letters_announcementId_fkey" FOREIGN KEY ("announcementId") REFERENCES "announcements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_letters" ADD CONSTRAINT "announcement_letters_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
