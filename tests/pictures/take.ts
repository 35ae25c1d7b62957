import { enterAsCoach, type Order, openCamera, takeShot } from "./camera";
import { buildSite, makeYear, startSite } from "./run-site";
import type { Shot, Turn } from "./shot";
import { shots } from "./shots";
import { pourYear } from "./site-rows";

const atOnce = 2;
const longest = 60_000;
const turnOf = ({ turn = "look" }: Shot) => turn;

function tooLong() {
  return new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`not done within ${longest / 1000} s`)), longest).unref();
  });
}

async function takeTurn(waiting: readonly Shot[], order: Order, workers: number) {
  const left = [...waiting];
  const failures: string[] = [];
  let count = 0;
  async function work() {
    for (let shot = left.shift(); shot; shot = left.shift()) {
      const begun = Date.now();
      try {
        const taken = await Promise.race([takeShot(shot, order), tooLong()]);
        count += taken;
      } catch (error) {
        failures.push(`${shot.name}: ${error instanceof Error ? error.message : error}`);
        console.log(`failed: ${failures.at(-1)}`);
      }
      if (process.env.PICTURES_TIMES) console.log(`${Date.now() - begun} ms: ${shot.name}`);
    }
  }
  await Promise.all(Array.from({ length: workers }, work));
  return { count, failures };
}

type Wanted = { into: string; widths: readonly number[]; site: string; only: RegExp };

/** Takes the pictures of a checkout's site that are wanted; gives how many could not be taken. */
export async function takeAll({ into, widths, site, only }: Wanted) {
  const chosen = shots.filter(({ name }) => only.test(name));
  if (chosen.length === 0) throw new Error(`no page or state is called ${only.source}`);
  const begun = Date.now();
  const seconds = () => ((Date.now() - begun) / 1000).toFixed(0);
  await buildSite(site);
  const stop = await startSite(site);
  const browser = await openCamera();
  const failures: string[] = [];
  let count = 0;
  try {
    const year = makeYear(site);
    const order = { browser, into, widths, coachState: await enterAsCoach(browser) };
    for (const turn of ["empty", "look", "write", "change", "break"] satisfies Turn[]) {
      if (turn === "look") {
        await year;
        pourYear();
      }
      const done = await takeTurn(
        chosen.filter((shot) => turnOf(shot) === turn),
        order,
        // What changes the Desk shows how many are left there: one after the other.
        turn === "change" ? 1 : atOnce,
      );
      count += done.count;
      failures.push(...done.failures);
      console.log(`${seconds()} s: ${count} pictures`);
    }
  } finally {
    await browser.close();
    await stop();
  }
  console.log(`${count} pictures of ${chosen.length} states in ${into}, ${failures.length} failed`);
  return failures.length;
}
