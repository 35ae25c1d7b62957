-- Until now addresses were stored with the Thai letter U+0E33 and the Lao letter U+0EB3 each divided into two. Armenian and
-- Lao ligatures were divided too, but people also type these as two letters.
UPDATE "users" SET
  "email" = replace(replace("email", 'ํา', 'ำ'), 'ໍາ', 'ຳ'),
  "emailCanonical" = replace(replace("emailCanonical", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE ("emailCanonical" LIKE '%ํา%' OR "emailCanonical" LIKE '%ໍາ%')
  AND NOT EXISTS (SELECT 1 FROM "users" other WHERE other."emailCanonical" = replace(replace("users"."emailCanonical", 'ํา', 'ำ'), 'ໍາ', 'ຳ'));
UPDATE "former_addresses" SET
  "email" = replace(replace("email", 'ํา', 'ำ'), 'ໍາ', 'ຳ'),
  "emailCanonical" = replace(replace("emailCanonical", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE "emailCanonical" LIKE '%ํา%' OR "emailCanonical" LIKE '%ໍາ%';
UPDATE "group_coaching" SET
  "email" = replace(replace("email", 'ํา', 'ำ'), 'ໍາ', 'ຳ'),
  "emailCanonical" = replace(replace("emailCanonical", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE ("emailCanonical" LIKE '%ํา%' OR "emailCanonical" LIKE '%ໍາ%')
  AND NOT EXISTS (SELECT 1 FROM "group_coaching" other WHERE other."emailCanonical" = replace(replace("group_coaching"."emailCanonical", 'ํา', 'ำ'), 'ໍາ', 'ຳ'));
UPDATE "private_coaching" SET
  "email" = replace(replace("email", 'ํา', 'ำ'), 'ໍາ', 'ຳ'),
  "emailCanonical" = replace(replace("emailCanonical", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE "emailCanonical" LIKE '%ํา%' OR "emailCanonical" LIKE '%ໍາ%';
UPDATE "caught_submissions" SET
  "payload" = replace(replace("payload", 'ํา', 'ำ'), 'ໍາ', 'ຳ'),
  "emailCanonical" = replace(replace("emailCanonical", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE "emailCanonical" LIKE '%ํา%' OR "emailCanonical" LIKE '%ໍາ%';
UPDATE "tokens" SET
  "email" = replace(replace("email", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE "email" LIKE '%ํา%' OR "email" LIKE '%ໍາ%';
UPDATE "outbox" SET
  "recipient" = replace(replace("recipient", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE "recipient" LIKE '%ํา%' OR "recipient" LIKE '%ໍາ%';
