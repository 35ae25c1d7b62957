-- CreateTable
CREATE TABLE "application_moves" (
    "id" TEXT NOT NULL,
    "applicationId" TEXT NOT NULL,
    "actorId" TEXT,
    "fromStatus" TEXT NOT NULL,
    "toStatus" TEXT NOT NULL,
    "emailId" TEXT,
    "undoesId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "application_moves_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "application_moves_emailId_key" ON "application_moves"("emailId");
CREATE UNIQUE INDEX "application_moves_undoesId_key" ON "application_moves"("undoesId");
CREATE INDEX "application_moves_applicationId_createdAt_idx" ON "application_moves"("applicationId", "createdAt");
CREATE INDEX "application_moves_actorId_idx" ON "application_moves"("actorId");

-- AddForeignKey
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "private_coaching"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_emailId_fkey" FOREIGN KEY ("emailId") REFERENCES "outbox"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_undoesId_fkey" FOREIGN KEY ("undoesId") REFERENCES "application_moves"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Until now the audit log alone told of the moves: the email of a move had the id of its entry, and the entry of a move
-- that was taken back had the same id with ".back" at its end.
INSERT INTO "application_moves" ("id", "applicationId", "actorId", "fromStatus", "toStatus", "emailId", "createdAt", "updatedAt")
SELECT a."id", p."id", u."id", a."before" ->> 'status', a."after" ->> 'status', o."id", a."createdAt", a."createdAt"
FROM "audit" a
JOIN "private_coaching" p ON p."id" = substr(a."subject", length('application:') + 1)
LEFT JOIN "users" u ON u."id" = a."actorId"
LEFT JOIN "outbox" o ON o."id" = a."id"
WHERE a."action" = 'application.moved' AND a."before" ->> 'status' IS NOT NULL AND a."after" ->> 'status' IS NOT NULL
ON CONFLICT DO NOTHING;

INSERT INTO "application_moves" ("id", "applicationId", "actorId", "fromStatus", "toStatus", "undoesId", "createdAt", "updatedAt")
SELECT a."id", m."applicationId", u."id", m."toStatus", m."fromStatus", m."id", a."createdAt", a."createdAt"
FROM "audit" a
JOIN "application_moves" m ON m."id" = replace(a."id", '.back', '')
LEFT JOIN "users" u ON u."id" = a."actorId"
WHERE a."action" = 'application.taken-back' AND a."id" <> m."id"
ON CONFLICT DO NOTHING;
