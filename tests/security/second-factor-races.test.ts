import { deleteAfterSessionCheck } from "@tests/support/deleted-after-check";
import { isFull } from "@tests/support/figure";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { enter } from "@tests/support/team-browser";
import { beforeEach, expect, test } from "vitest";
import { storeChallenge } from "@/features/second-factor/passkey-service";
import { database } from "@/server/db/client";

const db = database();
mailboxOfEachTest();
beforeEach(() => db.rateLimit.deleteMany());

const signedOut = { code: "UNAUTHORIZED", cause: { name: "signed-out" } };

test("setting up a second factor is refused as signed-out if the coach or the session no longer exists", async () => {
  await expect(storeChallenge(db, "no-session", "add", "x")).rejects.toMatchObject(signedOut);
  const { caller, coach } = await enter();
  deleteAfterSessionCheck(coach.id);
  await expect(caller.secondFactor.startApp()).rejects.toMatchObject(signedOut);
});

test("twelve parallel requests to set up an authenticator app all succeed", async () => {
  for (let round = 0; round < (isFull ? 5 : 2); round += 1) {
    const { caller } = await enter();
    const starts = await Promise.all(Array.from({ length: 12 }, () => caller.secondFactor.startApp()));
    expect(starts).toHaveLength(12);
  }
});
