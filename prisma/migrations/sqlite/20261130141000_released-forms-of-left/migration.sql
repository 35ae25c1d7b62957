-- Deletes the released waiting list forms of people who have left the list, as leaving does now.
DELETE FROM "caught_submissions" WHERE "form" = 'waitlist' AND "releasedAt" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "group_coaching" WHERE "group_coaching"."emailCanonical" = "caught_submissions"."emailCanonical"
    AND "status" <> 'left');
