-- The next start fills these again, with the spellings by which names are found now.
UPDATE "users" SET "searchText" = '';
UPDATE "group_coaching" SET "searchText" = '';
UPDATE "private_coaching" SET "searchText" = '';
