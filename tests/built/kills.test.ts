import { rmSync } from "node:fs";
import { join } from "node:path";
import { newClientAddress } from "@tests/support/client-address";
import { figure, isFull } from "@tests/support/figure";
import { postgresOfTest } from "@tests/support/site-of-test";
import { voteAt } from "@tests/support/site-vote";
import { expect, onTestFinished, test } from "vitest";
import { futureApps } from "@/content/future-apps";
import { openDatabase } from "@/server/db/client";
import { unseal } from "@/server/secret";
import { checkSqliteFile } from "../../scripts/support/database-state";
import { makeScratch } from "../../scripts/support/scratch";
import { startInstance } from "../soak/instance";

const clients = 32;
const [rounds, votesOfRound] = [20, 1_000];

async function makeDatabase(name: string) {
  if (name === "postgresql") return postgresOfTest("aurea_kills");
  const folder = makeScratch("kills");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return `file:${join(folder, "site.db")}`;
}

/** Returns the key of the acknowledged vote. Throws if there was no answer. */
async function voteAsNewVisitor(url: string, slug: string) {
  const answer = await voteAt(url, slug, { "x-forwarded-for": newClientAddress() });
  expect(answer.status, await answer.text()).toBe(200);
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("aurea.visitor="));
  const value = decodeURIComponent(cookie?.split(";")[0]?.split("=")[1] ?? "");
  return `${slug} visitor:${unseal("visitor", value)}`;
}

test.runIf(isFull).each(["sqlite", "postgresql"])(
  `every acknowledged vote stays stored while the site is killed ${rounds} times under load (%s)`,
  async (name) => {
    const url = await makeDatabase(name);
    const instance = await startInstance({ DATABASE_URL: url, TRUSTED_PROXY_HOPS: "1" });
    onTestFinished(async () => void (await instance.stop()));

    const acknowledged = new Set<string>();
    const wrong: unknown[] = [];
    let [cuts, isOver] = [0, false];
    let isUp: Promise<unknown> = Promise.resolve();
    let tellEnough = () => {};
    async function keepVoting(client: number) {
      for (let turn = client; !isOver; turn += 1) {
        await isUp;
        const { slug = "" } = futureApps[turn % futureApps.length] ?? {};
        try {
          acknowledged.add(await voteAsNewVisitor(instance.url, slug));
        } catch (error) {
          // A vote without an answer may or may not be stored.
          if (error instanceof TypeError) cuts += 1;
          else wrong.push(error);
        }
        tellEnough();
      }
    }
    const voting = Array.from({ length: clients }, (_, client) => keepVoting(client));
    for (let round = 1; round <= rounds; round += 1) {
      await new Promise<void>((resolve) => {
        tellEnough = () => (acknowledged.size >= round * votesOfRound || wrong.length) && resolve();
      });
      isUp = instance.kill();
      await isUp;
    }
    isOver = true;
    await Promise.all(voting);
    expect(wrong.slice(0, 3), instance.log().slice(-4_000)).toEqual([]);
    expect(cuts).toBeGreaterThan(0);

    const db = openDatabase(url);
    onTestFinished(() => db.$disconnect());
    const rows = await db.vote.findMany({ select: { appId: true, voterKey: true } });
    const stored = new Set(rows.map(({ appId, voterKey }) => `${appId} ${voterKey}`));
    const missing = [...acknowledged].filter((vote) => !stored.has(vote));
    figure("acknowledged-before-kills", acknowledged.size, `votes, ${cuts} cut`, name);
    figure("acknowledged-missing", missing.length, `of ${acknowledged.size}`, name);
    expect(missing.slice(0, 3)).toEqual([]);
    expect(rows.length - acknowledged.size).toBeLessThanOrEqual(cuts);
    const apps = await db.futureApp.findMany({ include: { _count: { select: { votes: true } } } });
    expect(apps.map(({ id, voteCount }) => [id, voteCount])).toEqual(
      apps.map(({ id, _count }) => [id, _count.votes]),
    );
    if (name === "sqlite") checkSqliteFile(url.slice("file:".length));
    expect(instance.ownDeaths()).toBe(0);
  },
  400_000,
);
