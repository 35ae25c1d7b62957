import { startChild } from "@tests/support/child";
import { figure, isFull } from "@tests/support/figure";
import { expect, test } from "vitest";
import { env } from "@/env.mjs";
import { database } from "@/server/db/client";

const db = database();
const isPostgres = !env.DATABASE_URL.startsWith("file:");
const processes = isPostgres ? 2 : 4;
const each = isFull ? 500 : 200;

test(`${processes} processes, ${each} votes each, at once: rows and count agree and no error is seen`, async () => {
  const work = Array.from({ length: processes }, (_, index) =>
    startChild("vote-worker.ts", ["vote", String(index * each), String(each)]),
  );
  const ended = await Promise.all(work);
  const wrong = ended.filter(({ output }) => output !== "errors 0\n");
  figure("vote-errors", wrong.length, `in ${processes} processes`);
  for (const { code, output } of ended) expect({ code, output }).toEqual({ code: 0, output: "errors 0\n" });
  const app = await db.futureApp.findUniqueOrThrow({ where: { id: "sleep-stories" } });
  const rows = await db.vote.count({ where: { appId: "sleep-stories" } });
  figure("votes-off-the-count", Math.abs(app.voteCount - rows), `of ${processes * each}`);
  expect([app.voteCount, rows]).toEqual([processes * each, processes * each]);
}, 120_000);

test.runIf(isPostgres)(
  "a vote in one instance moves the number in another within three seconds",
  async () => {
    let announced = 0;
    let seen = 0;
    const watching = startChild("vote-worker.ts", ["watch"], (line) => {
      if (line === "watching") {
        announced = Date.now();
        void startChild("vote-worker.ts", ["announce", "0", "77"]);
      }
      if (line === "saw 77") seen = Date.now();
    });
    expect((await watching).output).toContain("saw 77");
    figure("vote-told-another-instance", seen - announced, "ms");
    // The announcing process needs a second or so to start; the message itself is a matter of milliseconds.
    expect(seen - announced).toBeLessThan(3_000);
  },
  30_000,
);
