-- When the form was sent that the name and motivation of an entry come from.
ALTER TABLE "group_coaching" ADD COLUMN "wordsAt" DATETIME;
UPDATE "group_coaching" SET "wordsAt" = "submittedAt";
