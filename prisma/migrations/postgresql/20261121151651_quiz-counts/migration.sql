-- CreateIndex
CREATE INDEX "quiz_results_archetype_createdAt_idx" ON "quiz_results"("archetype", "createdAt");
