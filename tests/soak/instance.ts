import { setTimeout as wait } from "node:timers/promises";
import { collector, startSite } from "@tests/support/started-site";
import { findFreePort } from "../../scripts/support/free-port";

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** Starts a site that restarts on the same port after a kill. */
export async function startInstance(environment: Record<string, string>) {
  const port = await findFreePort();
  const start = () => startSite(environment, { nodeArgs: collector, port });
  let site = await start();
  let underWay: Promise<void> = Promise.resolve();
  let ownDeaths = 0;
  const output: string[] = [];

  // Retries the start, because it fails while the database is down.
  async function startAgain() {
    let cause: unknown;
    for (let tries = 0; tries < 120; tries += 1) {
      try {
        site = await start();
        return;
      } catch (error) {
        cause = error;
      }
      await wait(500);
    }
    throw new Error("an instance did not come up again", { cause });
  }

  async function killNow() {
    if (!site.isAlive()) ownDeaths += 1;
    output.push(site.all());
    site.signal("SIGKILL");
    await site.stop();
    await startAgain();
  }

  /** Takes the lowest of several values, because each password hash needs 19 MB. */
  async function memoryNow() {
    const looks: number[] = [];
    for (let times = 0; times < 10; times += 1) {
      site.signal("SIGUSR2");
      await wait(500);
      looks.push(site.memory());
    }
    return Math.min(...looks);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** Resolves once a new process is ready. */
    kill: () => {
      underWay = underWay.then(killNow);
      return underWay;
    },
    /** Returns the memory in MB after garbage collection. A kill waits for the measurement. */
    memoryAtRest: () => {
      const measured = underWay.then(memoryNow);
      underWay = measured.then(() => {});
      return measured;
    },
    /** Counts how often the process ended without a kill. */
    ownDeaths: () => ownDeaths + (site.isAlive() ? 0 : 1),
    log: () => [...output, site.all()].join("\n"),
    stop: async () => {
      await underWay.catch(() => {});
      return site.stop();
    },
  };
}
