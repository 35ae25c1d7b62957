-- Entries whose words were changed before "wordsAt" existed, since the person joined, perhaps again.
UPDATE "group_coaching" SET "wordsAt" = COALESCE((
  SELECT MAX("createdAt") FROM "audit" WHERE "subject" = 'entry:' || "group_coaching"."id"
    AND "action" = 'waitlist.updated' AND "createdAt" > "group_coaching"."submittedAt"
), "wordsAt") WHERE "wordsAt" = "submittedAt";
