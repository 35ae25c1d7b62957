-- Deletes the quarantined waiting list forms of people who have left the list since, as leaving does now.
DELETE FROM "caught_submissions" WHERE "form" = 'waitlist' AND "releasedAt" IS NULL AND EXISTS (
  SELECT 1 FROM "group_coaching" WHERE "group_coaching"."emailCanonical" = "caught_submissions"."emailCanonical"
    AND "status" = 'left' AND "leftAt" >= "caught_submissions"."updatedAt");
