-- CreateIndex
CREATE INDEX "private_coaching_awaitsAnswer_submittedAt_id_searchText_idx" ON "private_coaching"("awaitsAnswer", "submittedAt", "id", "searchText");
