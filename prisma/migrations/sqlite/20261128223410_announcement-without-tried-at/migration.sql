-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_announcements" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tool" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "toAll" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "authorId" TEXT,
    "address" TEXT,
    "startedAt" DATETIME,
    "endedAt" DATETIME,
    "reached" INTEGER NOT NULL DEFAULT 0,
    "leftOut" JSONB,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_announcements" ("address", "authorId", "body", "createdAt", "endedAt", "id", "leftOut", "reached", "startedAt", "state", "subject", "toAll", "tool", "updatedAt") SELECT "address", "authorId", "body", "createdAt", "endedAt", "id", "leftOut", "reached", "startedAt", "state", "subject", "toAll", "tool", "updatedAt" FROM "announcements";
DROP TABLE "announcements";
ALTER TABLE "new_announcements" RENAME TO "announcements";
CREATE INDEX "announcements_state_startedAt_idx" ON "announcements"("state", "startedAt");
CREATE INDEX "announcements_createdAt_id_idx" ON "announcements"("createdAt", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
