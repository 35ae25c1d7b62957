import { randomInt } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { figure } from "@tests/support/figure";
import { linesContaining } from "@tests/support/log-canaries";
import { openDatabase } from "@/server/db/client";
import { testSecret } from "../../scripts/support/test-site.mjs";
import { createClient, createLedger, createRandom, type Random, type Target } from "./client";
import { type DatabaseName, type Environment, startEnvironment } from "./environment";
import { actAsMember, type SignedInMember, signUp } from "./members";
import { drainMail, verify } from "./verify";
import { actAsCoach, makeCoach, visit } from "./visitors";

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

const slowHead = "GET / HTTP/1.1\r\nHost: x\r\n";
const slowBody =
  "POST /api/trpc/futureApps.vote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n";

async function sendSlowRequests(url: string, count: number, forMs: number) {
  const { port, hostname } = new URL(url);
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(Number(port), hostname);
    const piece = index % 2 ? "X-A: b\r\n" : "a";
    const timer = setInterval(() => socket.write(piece), 1_000);
    socket.on("error", () => {}).on("close", () => clearInterval(timer));
    socket.resume().write(index % 2 ? slowHead : slowBody);
    return socket;
  });
  await wait(forMs);
  for (const socket of sockets) socket.destroy();
}

type Fault = { kind: string; atMs: number; run: () => Promise<unknown> };

/** The share of the run in which a single instance may be killed, so that its memory can be measured afterwards. */
const killedUntil = 0.2;
const faultSpan = { from: 0.05, until: 0.85 };

function kindsOf({ mail, disk, instances, restartDatabase }: Environment, random: Random) {
  const [first, second = first] = instances;
  const kinds: Record<string, (forMs: number) => Promise<unknown>> = {
    "kill -9": () => second.kill(),
    "mail server away": async (forMs) => {
      mail.cut();
      await wait(forMs);
      await mail.restore();
    },
    "slow clients": () => sendSlowRequests(random.any(instances).url, 40 + random.below(100), 15_000),
  };
  if (restartDatabase) kinds["database restarted"] = (forMs) => restartDatabase(forMs / 2);
  if (disk) {
    kinds["disk full"] = async (forMs) => {
      disk.fill();
      await wait(forMs);
      disk.empty();
    };
  }
  return Object.entries(kinds);
}

/** Plans faults of every kind in turn, at times that depend on the seed. */
function planFaults(environment: Environment, random: Random): Fault[] {
  const kinds = kindsOf(environment, random);
  const [first, ...others] = environment.instances;
  // The first of several instances is killed only once.
  const plan: Fault[] = [{ kind: "kill -9", atMs: faultSpan.from * runMs, run: () => first.kill() }];
  // In a short run the faults are closer together, so that each kind still occurs.
  const gap = () => random.between(Math.min(6_000, runMs / 20), Math.min(22_000, runMs / 8));
  for (
    let turn = 0, atMs = faultSpan.from * runMs + gap();
    atMs < faultSpan.until * runMs;
    turn += 1, atMs += gap()
  ) {
    const [kind, run] = kinds[turn % kinds.length] ?? [];
    const forMs = random.between(2_000, 9_000);
    const isTooLate = kind === "kill -9" && others.length === 0 && atMs > killedUntil * runMs;
    if (kind && run && !isTooLate) plan.push({ kind, atMs, run: () => run(forMs) });
  }
  return plan;
}

/** Runs the planned faults; faults of one kind do not overlap. */
async function runFaults(plan: Fault[]) {
  const begun = Date.now();
  const last = new Map<string, Promise<unknown>>();
  await Promise.all(
    plan.map(async ({ kind, atMs, run }) => {
      const before = last.get(kind);
      const over = (async () => {
        await wait(Math.max(0, begun + atMs - Date.now()));
        await before;
        console.log(`${((Date.now() - begun) / 1_000).toFixed(0).padStart(5)} s  ${kind}`);
        await run();
      })();
      last.set(kind, over);
      await over;
    }),
  );
}

const visitorCount = 5;
const memberCount = 3;
/** Below the limit of 300 forms an hour, beyond which public forms require a proof of work. */
const maxForms = 270;
const formsAtOnce = 20;

type Run = { begun: number; until: number; coach: string };

/**
 * Returns a function that returns an unused email address, or null if forms are sent too fast for the hourly budget.
 */
function createAddresses({ begun, until }: Run) {
  const sent = new Map<string, number>();
  return (form: string) => {
    const count = sent.get(form) ?? 0;
    const passed = (Date.now() - begun) / (until - begun);
    if (count >= formsAtOnce + (maxForms - formsAtOnce) * passed) return null;
    sent.set(form, count + 1);
    return `${form}-${seed}-${count}@example.org`;
  };
}

/** Runs the traffic, whose choices all depend on the seed. */
async function runTraffic(target: Target, run: Run) {
  const newEmail = createAddresses(run);
  const isOver = () => Date.now() >= run.until;
  const randomOf = (person: number) => createRandom(seed * 1_000 + person);

  const visitorTraffic = Array.from({ length: visitorCount }, async (_, index) => {
    const random = randomOf(index);
    for (; !isOver(); await wait(random.between(50, 400))) await visit(target, random, newEmail);
  });

  const memberTraffic = Array.from({ length: memberCount }, async (_, index) => {
    const random = randomOf(100 + index);
    const signedIn: SignedInMember[] = [];
    for (; !isOver(); await wait(random.between(100, 600))) {
      const email = signedIn.length < 3 || random.isOneIn(4) ? newEmail("sign-up") : null;
      const member = email && (await signUp(target, random, email));
      if (member) signedIn.push(member);
      const [one, ...others] = signedIn;
      if (one) await actAsMember(target, random, random.any([one, ...others]));
    }
  });

  const random = randomOf(200);
  const client = createClient(target, random, run.coach);
  const coachTraffic = (async () => {
    for (let turn = 0; !isOver(); turn += 1) {
      await actAsCoach(target, random, client, turn);
      await wait(random.between(200, 900));
    }
  })();
  await Promise.all([...visitorTraffic, ...memberTraffic, coachTraffic]);
}

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
    const plan = planFaults(environment, random);
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
      runTraffic(target, { begun, until, coach }),
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
