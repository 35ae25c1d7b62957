-- Emails that their recipients did not need any more counted as failed.
UPDATE "outbox" SET "state" = 'cancelled' WHERE "state" = 'failed' AND "lastError" IN ('not-wanted', 'link-void');
