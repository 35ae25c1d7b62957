import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { figure } from "@tests/support/figure";
import { linesHolding } from "@tests/support/log-canaries";
import { openDatabase } from "@/server/db/client";
import { testSecret } from "../../scripts/support/test-site.mjs";
import type { Crowd } from "./client";
import { makeCoach } from "./coach";
import { planFaults, runFaults } from "./faults";
import { judge } from "./judge";
import { createLedger } from "./ledger";
import { letMailGo } from "./letters";
import { type DatabaseName, openPlace, type Place } from "./place";
import { createRandom } from "./random";
import { runTraffic } from "./traffic";

// A day in the life of the site in MINUTES, the first half on SQLite, the second on PostgreSQL: everybody comes and goes
// while faults come at random, all of it from SOAK_SEED. npm run test:soak [-- MINUTES]

const [minutes = "30"] = process.argv.slice(2);
const seed = Number(process.env.SOAK_SEED ?? randomInt(1_000_000));
const dayMs = (Number(minutes) * 60_000) / 2;
/** In a shorter day a third of it is still the time in which an instance loads what it needs. */
const isWarm = dayMs >= 5 * 60_000;
if (!(dayMs > 0) || !Number.isInteger(seed)) {
  console.error("usage: npm run test:soak [-- MINUTES], SOAK_SEED is a whole number");
  process.exit(1);
}
console.log(`SOAK_SEED=${seed}: ${minutes} minutes, half on each database`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** What the first instance takes of memory at the end of the day more than after a third of it, in one lifetime. */
async function watchMemory({ instances: [first] }: Place, until: number) {
  await wait(dayMs / 3);
  const before = await first.memoryAtRest();
  await wait(Math.max(0, until - 6_000 - Date.now()));
  return (await first.memoryAtRest()) - before;
}

/** An instance sends five letters at a time; whether they arrived is not known to who is killed or cut off meanwhile. */
function mostAgain(plan: { kind: string }[], { instances }: Place) {
  const count = (kind: string) => plan.filter((fault) => fault.kind === kind).length;
  return 5 * (count("kill -9") + instances.length * count("mail server away"));
}

/** Tells how many lines of the logs hold anything of those who came by: addresses, names, passwords, cookies. */
function judgeLogs({ name, instances }: Place, { ledger }: Crowd, coach: string) {
  const cookies = [coach, ...ledger.members.flatMap(({ devices }) => devices)]
    .flatMap((device) => device.split("; "))
    .map((cookie) => cookie.slice(cookie.indexOf("=") + 1));
  const theirs = ["@example.org", "noor", "quiet-water-at-dawn", testSecret, ...cookies];
  const lines = instances.map((instance) => instance.log()).join("\n");
  const personal = linesHolding(lines, theirs);
  for (const line of personal.slice(0, 5)) console.error(`in a log: ${line}`);
  figure("soak-log-lines-with-canaries", personal.length, `of ${lines.split("\n").length}`, name);
}

async function spendDay(name: DatabaseName) {
  const place = await openPlace(name);
  const db = openDatabase(place.databaseUrl);
  try {
    const random = createRandom(seed + name.length);
    const plan = planFaults(place, random, dayMs);
    console.log(`\n${name}, ${place.instances.length} of the site, ${plan.length} faults`);
    if (!place.disk) console.log("        no disk is filled here: it takes root, SQLite, and a tmpfs");
    const [first, ...others] = place.instances.map(({ url }) => url);
    const crowd: Crowd = { addresses: [first ?? "", ...others], ledger: createLedger() };
    const coach = await makeCoach(db);
    const begun = Date.now();
    const until = begun + dayMs;
    const [grown] = await Promise.all([
      watchMemory(place, until),
      runFaults(plan),
      runTraffic(crowd, { seed, begun, until, coach }),
    ]);
    await letMailGo(db);
    await judge(place, db, { crowd, random, mostAgain: mostAgain(plan, place) });
    judgeLogs(place, crowd, coach);
    // Only root can make a disk to fill; root who can make none has not tried it.
    if (place.disk || (name === "sqlite" && process.getuid?.() === 0))
      figure("soak-disks-filled", place.disk?.timesFull() ?? 0, "times", name);
    figure(isWarm ? "soak-memory-grown" : "soak-memory-grown-while-warming-up", grown, "MB", name);
    const deaths = place.instances.reduce((sum, instance) => sum + instance.ownDeaths(), 0);
    figure("soak-deaths-unasked", deaths, "instances", name);
  } finally {
    await db.$disconnect();
    if (process.env.SOAK_LOG) for (const instance of place.instances) console.error(instance.log());
    await place.close();
  }
}

for (const name of ["sqlite", "postgresql"] as const) await spendDay(name);
