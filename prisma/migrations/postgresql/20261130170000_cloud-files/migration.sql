-- CreateTable
CREATE TABLE "cloud_files" (
    "key" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "cloud_files_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "users_photoURL_idx" ON "users"("photoURL");

-- Pictures that an instance of the previous release stores during the upgrade are not listed.
INSERT INTO "cloud_files" ("key", "url", "createdAt", "updatedAt")
SELECT split_part("photoURL", '.ufs.sh/f/', 2), "photoURL", "updatedAt", "updatedAt"
FROM "users" WHERE "photoURL" LIKE 'https://%.ufs.sh/f/%'
ON CONFLICT DO NOTHING;
