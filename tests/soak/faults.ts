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

/** The share of the run in which a single instance may be killed, so that its memory can be measured afterwards. */
const killedUntil = 0.2;
const span = { from: 0.05, until: 0.85 };

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
export function planFaults(environment: Environment, random: Random, runMs: number): Fault[] {
  const kinds = kindsOf(environment, random);
  const [first, ...others] = environment.instances;
  // The first of several instances is killed only once.
  const plan: Fault[] = [{ kind: "kill -9", atMs: span.from * runMs, run: () => first.kill() }];
  // In a short run the faults are closer together, so that each kind still occurs.
  const gap = () => random.between(Math.min(6_000, runMs / 20), Math.min(22_000, runMs / 8));
  for (let turn = 0, atMs = span.from * runMs + gap(); atMs < span.until * runMs; turn += 1, atMs += gap()) {
    const [kind, run] = kinds[turn % kinds.length] ?? [];
    const forMs = random.between(2_000, 9_000);
    const isTooLate = kind === "kill -9" && others.length === 0 && atMs > killedUntil * runMs;
    if (kind && run && !isTooLate) plan.push({ kind, atMs, run: () => run(forMs) });
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
