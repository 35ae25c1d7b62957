import type { Page } from "@playwright/test";

type Way = { name: string; looks: string[] };
type Motion = { name: string; begins: boolean; passes: boolean; ends: boolean };

/** Scrolls the page down at a steady pace; gives what each part that can move looked like in each frame. */
export async function scrollThrough(page: Page, step = 30): Promise<{ ways: Way[]; frames: number }> {
  return page.evaluate(async (step) => {
    // Named functions in here would ask for a helper of the compiler that the page does not have.
    const parts = [...document.querySelectorAll("[data-motion]")].filter((part) => part.checkVisibility());
    const ways = parts.map((part) => ({ name: part.getAttribute("data-motion") ?? "", looks: [""] }));
    const figures = parts.map((part) => [part, ...part.querySelectorAll("*")]);
    const end = document.documentElement.scrollHeight - innerHeight;
    let frames = 0;
    for (let top = 0; top < end + 6 * step; top += step) {
      scrollTo({ top: Math.min(top, end), behavior: "instant" });
      for (let wait = 0; wait < 2; wait += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      frames += 1;
      for (const [index, way] of ways.entries()) {
        let look = "";
        for (const part of figures[index] ?? []) {
          const { translate, scale, opacity, strokeDashoffset, backgroundColor } = getComputedStyle(part);
          look += [translate, scale, opacity, strokeDashoffset, backgroundColor, ""].join();
        }
        way.looks.push(look);
      }
    }
    for (const way of ways) way.looks.shift();
    return { ways, frames };
  }, step);
}

/** A motion begins when a look is not the first one, passes by looks between, and ends when the last one stays. */
export function motionsOf(ways: readonly Way[]): Motion[] {
  return ways.map(({ name, looks }) => ({
    name,
    begins: looks.some((look) => look !== looks[0]),
    passes: new Set(looks).size > 3,
    ends: looks.at(-1) !== looks[0] && looks.slice(-4).every((look) => look === looks.at(-1)),
  }));
}

/** What the main thread works for each frame of scrolling, in milliseconds, on a processor that is `slower` times as slow. */
export async function workPerFrame(page: Page, slower: number) {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  await client.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const worked = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  };
  const before = await worked();
  const frames = await page.evaluate(async () => {
    const end = document.documentElement.scrollHeight - innerHeight;
    let count = 0;
    for (let top = 0; top < end; top += 20) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      count += 1;
    }
    return count;
  });
  const spent = (await worked()) - before;
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return (spent * 1000) / frames;
}
