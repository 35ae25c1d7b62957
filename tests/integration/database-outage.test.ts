import { setTimeout as wait } from "node:timers/promises";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { startInstance } from "@tests/support/instances";
import { startTcpProxy } from "@tests/support/tcp-proxy";
import Database from "better-sqlite3";
import { Client } from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { messages } from "@/content/messages";
import { env } from "@/env.mjs";
import { database, isSqlite } from "@/server/db/client";
import { isDatabaseOutage } from "@/server/db/errors";
import { checkDatabase } from "@/server/http/health";

const db = database();
// A blocking call would stop the event loop for seconds; load by other suites may stop it for part of a second.
const maxBlockMs = isFull ? 250 : 1_000;

type Browser = ReturnType<typeof createBrowser>;

const vote = (browser: Browser) => browser.mutate("futureApps.vote", { slug: "sleep-stories" });

async function expectUnavailable(response: Response) {
  const { error } = await response.json();
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(error.json).toMatchObject({
    message: messages.general.databaseUnavailable,
    data: { reason: "database-unavailable" },
  });
}

function watchLoop() {
  let [longest, last] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  onTestFinished(() => clearInterval(timer));
  return () => longest;
}

describe.runIf(isSqlite)("SQLite outages", () => {
  test("while another process locks SQLite, votes wait and get 503, and reads continue", async () => {
    expect((await vote(createBrowser())).status).toBe(200);
    const other = new Database(env.DATABASE_URL.slice("file:".length));
    onTestFinished(() => void other.close());
    other.exec("BEGIN IMMEDIATE");
    const longest = watchLoop();
    const begun = performance.now();
    const answers = Promise.all([1, 2, 3].map(() => vote(createBrowser())));
    const notReady = expect(checkDatabase(db)).rejects.toThrow();
    // The computer's clock is set back meanwhile.
    await wait(1_000);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    for (const response of await answers) await expectUnavailable(response);
    await notReady;
    expect(performance.now() - begun).toBeLessThan(12_000);
    const list = await createBrowser().trpc("futureApps.list");
    expect(list.status).toBe(200);
    figure("longest-block-while-locked", longest(), "ms");
    expect(longest()).toBeLessThan(maxBlockMs);
    other.exec("ROLLBACK");
    expect((await vote(createBrowser())).status).toBe(200);
    await wait(1_000);
    await checkDatabase(db);
  });

  test("a vote waits for a short lock of SQLite's file and then succeeds", async () => {
    const other = new Database(env.DATABASE_URL.slice("file:".length));
    onTestFinished(() => void other.close());
    other.exec("BEGIN IMMEDIATE");
    setTimeout(() => other.exec("ROLLBACK"), 700);
    expect((await vote(createBrowser())).status).toBe(200);
  });

  test.each([
    ["full", "PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"],
    ["read-only", "PRAGMA query_only = 1", "PRAGMA query_only = 0"],
  ])(
    "votes that a %s SQLite database refuses get 503, and votes succeed once writes are accepted again",
    async (what, begin, end) => {
      await db.$executeRawUnsafe(begin);
      onTestFinished(async () => void (await db.$executeRawUnsafe(end)));
      const answers = await Promise.all(Array.from({ length: 300 }, () => vote(createBrowser())));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThan(0);
      const others = refused.filter(({ status }) => status !== 503);
      figure(`answers-other-than-503-while-${what}`, others.length, `of ${refused.length}`);
      for (const response of refused) await expectUnavailable(response);
      await db.$executeRawUnsafe(end);
      expect((await vote(createBrowser())).status).toBe(200);
    },
  );
});

describe.runIf(!isSqlite)("PostgreSQL outages", () => {
  async function start(parameters: Record<string, string> = {}, url = new URL(env.DATABASE_URL)) {
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    const instance = await startInstance({ DATABASE_URL: url.href });
    onTestFinished(async () => {
      proxy.cut();
      await instance.stop();
    });
    return { proxy, browser: () => createBrowser(undefined, instance.at) };
  }

  test("calls get 503 while PostgreSQL is unreachable and succeed once it is back", async () => {
    const { proxy, browser } = await start();
    expect((await vote(browser())).status).toBe(200);
    proxy.cut();
    await expectUnavailable(await vote(browser()));
    await expectUnavailable(await browser().trpc("futureApps.list"));
    await proxy.mend();
    const mended = performance.now();
    expect((await vote(browser())).status).toBe(200);
    figure("first-answer-after-database-outage", performance.now() - mended, "ms");
    expect((await browser().trpc("futureApps.list")).status).toBe(200);
  });

  test("a call gets 503 if its database connection was dropped silently, and later calls use new connections", async () => {
    // The full run waits for the default time limit.
    const { proxy, browser } = await start(isFull ? {} : { query_timeout: "500" });
    expect((await vote(browser())).status).toBe(200);
    proxy.stall();
    await expectUnavailable(await vote(browser()));
    // The site may have had more than one connection.
    await expect.poll(async () => (await vote(browser())).status, { timeout: 60_000 }).toBe(200);
  });

  test("a query on a broken connection is reported as an outage", async () => {
    const client = new Client({ connectionString: env.DATABASE_URL });
    client.on("error", () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const broken = new Promise((resolve) => client.once("end", resolve));
    await db.$queryRaw`SELECT pg_terminate_backend(${rows[0]?.pid})`;
    await broken;
    const error = await client.query("SELECT 1").catch((error: unknown) => error);
    expect(String(error)).toMatch(/not queryable/);
    expect(isDatabaseOutage(error)).toBe(true);
  });

  test.each(isFull ? ["statement_timeout", "lock_timeout"] : ["lock_timeout"])(
    "a vote gets 503 if a table lock outlasts the %s of the database URL, and succeeds once the table is unlocked",
    async (setting) => {
      const other = new Client({ connectionString: env.DATABASE_URL });
      await other.connect();
      await other.query("BEGIN; LOCK TABLE votes IN EXCLUSIVE MODE");
      onTestFinished(() => other.end());
      const { browser } = await start({ [setting]: "500" });
      await expectUnavailable(await vote(browser()));
      await other.query("ROLLBACK");
      expect((await vote(browser())).status).toBe(200);
    },
  );

  const codes = "40P01 40001 55P03 57014 58030 28P01 EAI_AGAIN EHOSTUNREACH ENETUNREACH";
  test.each(codes.split(" "))("an error with the code %s is reported as an outage", (code) =>
    expect(isDatabaseOutage(Object.assign(new Error("x"), { code }))).toBe(true),
  );

  test.runIf(isFull)("calls get 503 while PostgreSQL has no free connection, and succeed later", async () => {
    const admin = new Client({ connectionString: env.DATABASE_URL });
    await admin.connect();
    const url = new URL(env.DATABASE_URL);
    const role = `few_${url.pathname.slice(1)}`;
    await admin.query(`CREATE ROLE "${role}" LOGIN PASSWORD 'few' CONNECTION LIMIT 1`);
    await admin.query(`GRANT ALL ON ALL TABLES IN SCHEMA public TO "${role}"`);
    [url.username, url.password] = [role, "few"];
    const greedy = new Client({ connectionString: url.href });
    await greedy.connect();
    onTestFinished(async () => {
      await greedy.end();
      await admin.query(`DROP OWNED BY "${role}"; DROP ROLE "${role}"`);
      await admin.end();
    });
    const { browser } = await start({}, url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => vote(browser())));
    answers.push(await browser().trpc("futureApps.list"));
    const others = answers.filter(({ status }) => status !== 503);
    figure("answers-other-than-503-without-a-connection", others.length, `of ${answers.length}`);
    for (const answer of answers) await expectUnavailable(answer);
    await admin.query(`ALTER ROLE "${role}" CONNECTION LIMIT -1`);
    expect((await vote(browser())).status).toBe(200);
    expect((await browser().trpc("futureApps.list")).status).toBe(200);
  });

  test.runIf(isFull)("a read-only PostgreSQL serves reads and refuses writes", async () => {
    const { proxy, browser } = await start();
    expect((await vote(browser())).status).toBe(200);
    const admin = new Client({ connectionString: env.DATABASE_URL });
    await admin.connect();
    const name = new URL(env.DATABASE_URL).pathname.slice(1);
    const readOnly = (value: string) =>
      admin.query(
        `SET default_transaction_read_only = off; ALTER DATABASE "${name}" SET default_transaction_read_only = ${value}`,
      );
    onTestFinished(async () => {
      await readOnly("off");
      await admin.end();
    });
    await readOnly("on");
    // Cuts open connections, because the new setting only applies to new ones.
    proxy.cut();
    await proxy.mend();
    await browser().trpc("futureApps.list");
    await expectUnavailable(await vote(browser()));
    expect((await browser().trpc("futureApps.list")).status).toBe(200);
    await readOnly("off");
    proxy.cut();
    await proxy.mend();
    await browser().trpc("futureApps.list");
    expect((await vote(browser())).status).toBe(200);
  });
});

test("a rollback does not undo a concurrent write made outside the transaction", async () => {
  const row = (key: string) => ({ data: { key, points: 0, expire: new Date() } });
  let beside: PromiseLike<unknown> | undefined;
  const transaction = db.$transaction(async (inside) => {
    await inside.rateLimit.create(row("inside"));
    beside = db.rateLimit.create(row("beside")).then();
    await wait(50);
    throw new Error("rolled back");
  });
  await expect(transaction).rejects.toThrow("rolled back");
  await beside;
  const rows = await db.rateLimit.findMany({ where: { key: { in: ["inside", "beside"] } } });
  expect(rows.map(({ key }) => key)).toEqual(["beside"]);
});
