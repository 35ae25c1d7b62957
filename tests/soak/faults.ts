import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "./client";
import type { Environment } from "./environment";

const head = "GET / HTTP/1.1\r\nHost: x\r\n";
const body =
  "POST /api/trpc/futureApps.vote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n";

async function sendSlowRequests(url: string, count: number, forMs: number) {
  const { port, hostname } = new URL(url);
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(Number(port), hostname);
    const piece = index % 2 ? "X-A: b\r\n" : "a";
    const timer = setInterval(() => socket.write(piece), 1_000);
    socket.on("error", () => {}).on("close", () => clearInterval(timer));
    socket.resume().write(index % 2 ? head : body);
    return socket;
  });
  await wait(forMs);
  for (const socket of sockets) socket.destroy();
}

type Fault = { kind: string; atMs: number; run: () => Promise<unknown> };

/** The first instance is killed only in this part of the run, so that its memory can be measured afterwards. */
const killedUntil = 0.2;
const span = { from: 0.05, until: 0.85 };
/** In a short run the faults are closer together, so that each kind still occurs. */
const gapOf = (runMs: number) => ({ least: Math.min(6_000, runMs / 20), most: Math.min(22_000, runMs / 8) });

function kindsOf(environment: Environment, random: Random) {
  const { mail, disk, instances, restartDatabase } = environment;
  const [first, ...others] = instances;
  const kinds: Record<string, (at: number) => (() => Promise<unknown>) | null> = {
    "kill -9": (at) => {
      const victim = random.below(2) === 0 ? first : (others[0] ?? first);
      if (victim !== first || at < killedUntil) return () => victim.kill();
      return others[0] ? () => others[0]?.kill() ?? Promise.resolve() : null;
    },
    "mail server away": () => {
      const forMs = random.between(2_000, 9_000);
      return async () => {
        mail.cut();
        await wait(forMs);
        await mail.restore();
      };
    },
    "slow clients": () => {
      const { url } = random.any(instances);
      const count = 40 + random.below(100);
      return () => sendSlowRequests(url, count, 15_000);
    },
  };
  if (restartDatabase) {
    kinds["database restarted"] = () => {
      const awayMs = random.between(500, 6_000);
      return () => restartDatabase(awayMs);
    };
  }
  if (disk) {
    kinds["disk full"] = () => {
      const forMs = random.between(2_000, 9_000);
      return async () => {
        disk.fill();
        await wait(forMs);
        disk.empty();
      };
    };
  }
  return kinds;
}

/** Plans faults of every kind in turn, in an order that depends on the seed. */
export function planFaults(environment: Environment, random: Random, runMs: number): Fault[] {
  const kinds = kindsOf(environment, random);
  const plan: Fault[] = [];
  let bag: string[] = [];
  const { least, most } = gapOf(runMs);
  const gap = () => random.between(least, most);
  // The first instance is only killed early in the run.
  plan.push({ kind: "kill -9", atMs: span.from * runMs, run: () => environment.instances[0].kill() });
  for (let atMs = span.from * runMs + gap(); atMs < span.until * runMs; atMs += gap()) {
    if (bag.length === 0) bag = random.shuffled(Object.keys(kinds));
    const kind = bag.pop() ?? "";
    const run = kinds[kind]?.(atMs / runMs);
    if (run) plan.push({ kind, atMs, run });
  }
  return plan;
}

/** Runs the planned faults; faults of one kind do not overlap. */
export async function runFaults(plan: Fault[]) {
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
