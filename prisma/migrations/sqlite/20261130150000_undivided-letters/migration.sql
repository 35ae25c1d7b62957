-- Until now addresses were stored with the Thai letter U+0E33 and the Lao letter U+0EB3 each divided into two.
UPDATE "users" SET
  "email" = replace(replace("email", 'ํา', 'ำ'), 'ໍາ', 'ຳ'),
  "emailCanonical" = replace(replace("emailCanonical", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE "emailCanonical" LIKE '%ํา%' OR "emailCanonical" LIKE '%ໍາ%';
UPDATE "former_addresses" SET
  "email" = replace(replace("email", 'ํา', 'ำ'), 'ໍາ', 'ຳ'),
  "emailCanonical" = replace(replace("emailCanonical", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE "emailCanonical" LIKE '%ํา%' OR "emailCanonical" LIKE '%ໍາ%';
UPDATE "group_coaching" SET
  "email" = replace(replace("email", 'ํา', 'ำ'), 'ໍາ', 'ຳ'),
  "emailCanonical" = replace(replace("emailCanonical", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE "emailCanonical" LIKE '%ํา%' OR "emailCanonical" LIKE '%ໍາ%';
UPDATE "private_coaching" SET
  "email" = replace(replace("email", 'ํา', 'ำ'), 'ໍາ', 'ຳ'),
  "emailCanonical" = replace(replace("emailCanonical", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE "emailCanonical" LIKE '%ํา%' OR "emailCanonical" LIKE '%ໍາ%';
UPDATE "caught_submissions" SET
  "emailCanonical" = replace(replace("emailCanonical", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE "emailCanonical" LIKE '%ํา%' OR "emailCanonical" LIKE '%ໍາ%';
UPDATE "tokens" SET
  "email" = replace(replace("email", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE "email" LIKE '%ํา%' OR "email" LIKE '%ໍາ%';
UPDATE "outbox" SET
  "recipient" = replace(replace("recipient", 'ํา', 'ำ'), 'ໍາ', 'ຳ')
WHERE "recipient" LIKE '%ํา%' OR "recipient" LIKE '%ໍາ%';
