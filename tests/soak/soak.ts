import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { figure } from "@tests/support/figure";
import { linesContaining } from "@tests/support/log-canaries";
import { openDatabase } from "@/server/db/client";
import { testSecret } from "../../scripts/support/test-site.mjs";
import { createLedger, createRandom, type Target } from "./client";
import { type DatabaseName, type Environment, startEnvironment } from "./environment";
import { planFaults, runFaults } from "./faults";
import { runTraffic } from "./traffic";
import { drainMail, verify } from "./verify";
import { makeCoach } from "./visitors";

// Runs traffic and random faults against the site for MINUTES, half of them on each database. SOAK_SEED repeats a run.
// npm run test:soak [-- MINUTES]

const [minutes = "30"] = process.argv.slice(2);
const seed = Number(process.env.SOAK_SEED ?? randomInt(1_000_000));
const runMs = (Number(minutes) * 60_000) / 2;
/** False for a short run, in which instances still load modules when the memory is first measured. */
const isWarm = runMs >= 5 * 60_000;
if (!(runMs > 0) || !Number.isInteger(seed)) {
  console.error("usage: npm run test:soak [-- MINUTES], SOAK_SEED is a whole number");
  process.exit(1);
}
console.log(`SOAK_SEED=${seed}: ${minutes} minutes, half on each database`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Returns the growth of the first instance's memory between a third of the run and its end, in MB. */
async function watchMemory({ instances: [first] }: Environment, until: number) {
  await wait(runMs / 3);
  const before = await first.memoryAtRest();
  await wait(Math.max(0, until - 6_000 - Date.now()));
  return (await first.memoryAtRest()) - before;
}

/** Returns how many emails may arrive twice: five for each instance that is killed or loses the mail server. */
function maxAgain(plan: { kind: string }[], { instances }: Environment) {
  const count = (kind: string) => plan.filter((fault) => fault.kind === kind).length;
  return 5 * (count("kill -9") + instances.length * count("mail server away"));
}

function verifyLogs({ name, instances }: Environment, { ledger }: Target, coach: string) {
  const cookies = [coach, ...ledger.members.flatMap(({ devices }) => devices)]
    .flatMap((device) => device.split("; "))
    .map((cookie) => cookie.slice(cookie.indexOf("=") + 1));
  const theirs = ["@example.org", "noor", "quiet-water-at-dawn", testSecret, ...cookies];
  const lines = instances.map((instance) => instance.log()).join("\n");
  const personal = linesContaining(lines, theirs);
  for (const line of personal.slice(0, 5)) console.error(`in a log: ${line}`);
  figure("soak-log-lines-with-canaries", personal.length, `of ${lines.split("\n").length}`, name);
}

async function runOn(name: DatabaseName) {
  const environment = await startEnvironment(name);
  const db = openDatabase(environment.databaseUrl);
  try {
    const random = createRandom(seed + name.length);
    const plan = planFaults(environment, random, runMs);
    console.log(`\n${name}, ${environment.instances.length} of the site, ${plan.length} faults`);
    if (!environment.disk) console.log("        no disk is filled here: it takes root, SQLite, and a tmpfs");
    const [first, ...others] = environment.instances.map(({ url }) => url);
    const target: Target = { addresses: [first ?? "", ...others], ledger: createLedger() };
    const coach = await makeCoach(db);
    const begun = Date.now();
    const until = begun + runMs;
    const [grown] = await Promise.all([
      watchMemory(environment, until),
      runFaults(plan),
      runTraffic(target, { seed, begun, until, coach }),
    ]);
    await drainMail(db);
    await verify(environment, db, { target, random, maxAgain: maxAgain(plan, environment) });
    verifyLogs(environment, target, coach);
    // Only root can mount a disk to fill. If root could not mount it, the figure is 0, which misses its bound.
    if (environment.disk || (name === "sqlite" && process.getuid?.() === 0))
      figure("soak-disks-filled", environment.disk?.timesFull() ?? 0, "times", name);
    if (isWarm) figure("soak-memory-grown", grown, "MB", name);
    else console.info(`the memory grew by ${grown.toFixed(0)} MB while the site warmed up`);
    const deaths = environment.instances.reduce((sum, instance) => sum + instance.ownDeaths(), 0);
    figure("soak-unexpected-exits", deaths, "instances", name);
  } finally {
    await db.$disconnect();
    if (process.env.SOAK_LOG) for (const instance of environment.instances) console.error(instance.log());
    await environment.close();
  }
}

for (const name of ["sqlite", "postgresql"] as const) await runOn(name);
