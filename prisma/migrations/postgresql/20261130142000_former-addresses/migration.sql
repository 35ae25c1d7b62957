-- CreateTable
CREATE TABLE "former_addresses" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailCanonical" TEXT NOT NULL,
    "isConfirmed" BOOLEAN NOT NULL,
    "leftAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "former_addresses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "former_addresses_userId_leftAt_idx" ON "former_addresses"("userId", "leftAt");

-- AddForeignKey
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Until now the emails about changes of addresses told the former ones, from the current address back to the first. The
-- first was confirmed if the audit log says so, and each later one by the change to it. While an instance of the
-- previous release still runs, it does not record the address that a user leaves there.
WITH RECURSIVE "changes" AS (
  SELECT "id", "recipient" AS "email", lower("recipient" COLLATE "C") COLLATE "default" AS "emailCanonical",
    lower(("payload" ->> 'newEmail') COLLATE "C") COLLATE "default" AS "newEmail", "createdAt" AS "leftAt"
  FROM "outbox" WHERE "kind" = 'emailChanged'
), "former" AS (
  SELECT "changes".*, "users"."id" AS "userId", "users"."createdAt" AS "since"
  FROM "users" JOIN "changes" ON "newEmail" = "users"."emailCanonical" AND "leftAt" >= "users"."createdAt"
  WHERE NOT EXISTS (
    SELECT 1 FROM "changes" newer WHERE newer."newEmail" = "changes"."newEmail" AND newer."leftAt" > "changes"."leftAt")
  UNION
  SELECT "changes".*, later."userId", later."since"
  FROM "former" later JOIN "changes" ON "changes"."newEmail" = later."emailCanonical"
    AND "changes"."leftAt" >= later."since" AND "changes"."leftAt" < later."leftAt"
  WHERE NOT EXISTS (
    SELECT 1 FROM "changes" newer WHERE newer."newEmail" = "changes"."newEmail"
      AND newer."leftAt" > "changes"."leftAt" AND newer."leftAt" < later."leftAt")
)
INSERT INTO "former_addresses"
  ("id", "userId", "email", "emailCanonical", "isConfirmed", "leftAt", "createdAt", "updatedAt")
SELECT "id", "userId", "email", "emailCanonical",
  EXISTS (SELECT 1 FROM "former" earlier WHERE earlier."userId" = "former"."userId" AND earlier."leftAt" < "former"."leftAt")
  OR EXISTS (SELECT 1 FROM "audit" WHERE "subject" = 'user:' || "former"."userId" AND "audit"."createdAt" <= "former"."leftAt"
    AND "action" IN ('account.email-verified', 'google.joined', 'google.took-over')),
  "leftAt", "leftAt", "leftAt"
FROM "former" WHERE TRUE
ON CONFLICT DO NOTHING;
