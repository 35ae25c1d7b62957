import { startChild } from "@tests/support/child";
import { figure, isFull } from "@tests/support/figure";
import { expect, test } from "vitest";
import { futureApps } from "@/content/future-apps";
import { database, isSqlite } from "@/server/db/client";

const db = database();
const processes = 4;
const each = 200;
// Each process shares a quarter of its voters with the next one. Every second process votes in reverse order, so that
// neighbours reach their shared voters at about the same time.
const apart = (each * 3) / 4;
const voters = apart * (processes - 1) + each;

test.runIf(isFull)(
  `${processes} processes, each with ${each} voters, count every voter once per app without an error`,
  async () => {
    const work = Array.from({ length: processes }, (_, index) =>
      startChild("vote-worker.ts", [
        index % 2 ? "vote-backwards" : "vote",
        String(index * apart),
        String(each),
      ]),
    );
    const ended = await Promise.all(work);
    const wrong = ended.filter(({ output }) => output !== "errors 0\n");
    figure("vote-errors", wrong.length, `in ${processes} processes`);
    for (const { code, output } of ended) expect({ code, output }).toEqual({ code: 0, output: "errors 0\n" });
    const apps = await db.futureApp.findMany({ include: { votes: { select: { voterKey: true } } } });
    const off = apps.map(({ voteCount, votes }) => Math.abs(voteCount - votes.length));
    figure(
      "votes-miscounted",
      off.reduce((sum, one) => sum + one, 0),
      `of ${voters * futureApps.length}`,
    );
    const all = Array.from({ length: voters }, (_, index) => `visitor:worker-${index}`).sort();
    expect(apps.map(({ id }) => id).sort()).toEqual(futureApps.map(({ slug }) => slug).sort());
    for (const { id, voteCount, votes } of apps) {
      expect([id, voteCount]).toEqual([id, voters]);
      expect(votes.map(({ voterKey }) => voterKey).sort(), id).toEqual(all);
    }
  },
  240_000,
);

test.runIf(!isSqlite)(
  "a vote count that one instance announces reaches another instance within three seconds",
  async () => {
    let announced = 0;
    let seen = 0;
    const watching = startChild("vote-worker.ts", ["watch", "0", "77"], (line) => {
      if (line === "watching")
        void startChild("vote-worker.ts", ["announce", "0", "77"], () => {
          announced ||= Date.now();
        });
      if (line === "saw 77") seen = Date.now();
    });
    expect((await watching).output).toContain("saw 77");
    figure("vote-seen-on-another-instance", seen - announced, "ms");
    expect(seen - announced).toBeLessThan(3_000);
  },
);
