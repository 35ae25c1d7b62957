-- CreateIndex
CREATE UNIQUE INDEX "votes_voterKey_appId_key" ON "votes"("voterKey", "appId");

-- DropIndex
DROP INDEX "votes_appId_voterKey_key";

-- DropIndex
DROP INDEX "votes_voterKey_idx";
