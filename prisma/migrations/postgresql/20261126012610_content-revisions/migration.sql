-- CreateTable
CREATE TABLE "content_revisions" (
    "id" TEXT NOT NULL,
    "document" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "state" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "publishAt" TIMESTAMP(3),
    "publishedAt" TIMESTAMP(3),
    "authorId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "content_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "content_revisions_document_publishedAt_idx" ON "content_revisions"("document", "publishedAt");

-- CreateIndex
CREATE INDEX "content_revisions_state_publishAt_idx" ON "content_revisions"("state", "publishAt");

-- CreateIndex
CREATE INDEX "content_revisions_authorId_idx" ON "content_revisions"("authorId");

-- CreateIndex
CREATE UNIQUE INDEX "content_revisions_document_state_key" ON "content_revisions"("document", "state");

-- AddForeignKey
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
