-- CreateTable
CREATE TABLE "cloud_files" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "url" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "users_photoURL_idx" ON "users"("photoURL");

-- Pictures that an instance of the previous release stores during the upgrade are not listed.
INSERT INTO "cloud_files" ("key", "url", "createdAt", "updatedAt")
SELECT substr("photoURL", instr("photoURL", '.ufs.sh/f/') + 10), "photoURL", "updatedAt", "updatedAt"
FROM "users" WHERE "photoURL" LIKE 'https://%.ufs.sh/f/%'
ON CONFLICT DO NOTHING;
