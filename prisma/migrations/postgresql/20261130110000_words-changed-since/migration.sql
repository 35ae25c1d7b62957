-- Entries whose words were changed before "wordsAt" existed.
UPDATE "group_coaching" SET "wordsAt" = (
  SELECT MAX("createdAt") FROM "audit" WHERE "subject" = 'entry:' || "group_coaching"."id" AND "action" = 'waitlist.updated'
) WHERE "wordsAt" = "submittedAt" AND EXISTS (
  SELECT 1 FROM "audit" WHERE "subject" = 'entry:' || "group_coaching"."id" AND "action" = 'waitlist.updated'
);
