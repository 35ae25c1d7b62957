-- Removes the texts of notes, which stayed in the audit log when the note or its application was deleted.
UPDATE "audit" SET "before" = NULL, "after" = NULL WHERE "action" IN ('application.noted', 'application.note-removed');
