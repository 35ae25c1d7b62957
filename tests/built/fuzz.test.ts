import { randomInt } from "node:crypto";
import { figure, isFull } from "@tests/support/figure";
import { createAnswerCheck } from "@tests/support/fuzz-check";
import { addClients } from "@tests/support/fuzz-people";
import { fuzzRequests } from "@tests/support/fuzz-requests";
import { createSender, findFaults } from "@tests/support/fuzz-run";
import { linesContaining } from "@tests/support/log-canaries";
import { postgresOfTest, siteOfTest } from "@tests/support/site-of-test";
import { withoutTables } from "@tests/support/without-tables";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { env } from "@/env.mjs";
import { testSecret } from "../../scripts/support/test-site.mjs";

const total = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const duringOutage = 4_000;

test.runIf(isFull).each(["sqlite", "postgresql"])(
  "random requests to a site on %s get no 5xx except rare 503s, reveal no internals and log no personal data",
  async (database) => {
    const own = database === "sqlite" ? null : await postgresOfTest("aurea_fuzz");
    const environment = { TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "debug", ...(own && { DATABASE_URL: own }) };
    const site = await siteOfTest(environment);
    const databaseUrl = own ?? `file:${site.databaseFile}`;
    const { world, damage, leave } = await addClients(site.url, databaseUrl);
    onTestFinished(leave);
    const apps = await (await fetch(`${site.url}/api/trpc/futureApps.list`)).text();

    console.info(`fuzz-seed FUZZ_SEED=${seed} (${database})`);
    const requests = fuzzRequests(world);
    const send = createSender(site.url, world);
    const check = createAnswerCheck(world, env.NEXTAUTH_URL ?? "");
    const { sent, faults, statuses } = await findFaults({ requests, send, check, total, seed });
    console.info(
      `fuzz-statuses ${[...statuses]
        .sort()
        .map(([status, count]) => `${status}:${count}`)
        .join(" ")}`,
    );
    for (const one of faults) console.info(`fuzz-fault ${JSON.stringify(one)}`);
    const count = (kind: string) => faults.filter((one) => one.kind === kind).length;
    figure("fuzz-requests", sent, "requests", database);
    figure("fuzz-5xx", count("5xx"), "answers", database);
    figure("fuzz-leaks", count("leak"), "answers", database);
    expect(statuses.get(503) ?? 0).toBeLessThanOrEqual(sent / 1_000);
    expect(faults, site.recentOutput()).toEqual([]);
    expect(site.isAlive(), site.recentOutput()).toBe(true);
    expect(await damage()).toEqual([]);
    const after = await (await fetch(`${site.url}/api/trpc/futureApps.list`)).text();
    expect(after.replace(/"voteCount":\d+/g, "")).toBe(apps.replace(/"voteCount":\d+/g, ""));

    // Sends requests while tables are missing, because unexpected errors write the most log lines.
    const quiet = site.all().length;
    const leaks: object[] = [];
    await withoutTables(databaseUrl, ["future_apps", "group_coaching", "users"], async () => {
      for (const request of fc.sample(requests, { seed, numRuns: duringOutage })) {
        const answer = await send(request);
        if (answer && check(request, answer)?.kind === "leak") leaks.push({ request, answer });
      }
    });
    expect(leaks.slice(0, 5)).toEqual([]);
    const errorLines = () =>
      site
        .all()
        .slice(quiet)
        .split("\n")
        .filter((line) => line.includes('"level":"error"')).length;
    // An answer may arrive before its log line.
    await expect.poll(errorLines, { timeout: 5_000 }).toBeGreaterThan(duringOutage / 50);
    const cookies = world.people.map(({ cookie }) => cookie.slice(cookie.indexOf("=") + 1));
    const theirs = ["canary-", ...world.addresses, "quiet-water-at-dawn", testSecret, world.csrf.token];
    const personal = linesContaining(site.all(), [...theirs, ...cookies]);
    figure("log-lines-with-canaries", personal.length, `of ${site.all().split("\n").length}`, database);
    expect(personal.slice(0, 5)).toEqual([]);
  },
  900_000,
);
