import type { Page } from "@playwright/test";

type MotionPath = { name: string; looks: string[] };
type Motion = { name: string; begins: boolean; passes: boolean; ends: boolean };

/** Returns the look of each moving part in each frame. */
export async function scrollThrough(page: Page, step = 30): Promise<MotionPath[]> {
  return page.evaluate(async (step) => {
    // No named functions here, because tsx would insert a helper function that does not exist in the page.
    const parts = [...document.querySelectorAll("[data-motion]")].filter((part) => part.checkVisibility());
    const paths = parts.map((part) => ({ name: part.getAttribute("data-motion") ?? "", looks: [""] }));
    const figures = parts.map((part) => [part, ...part.querySelectorAll("*")]);
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top < end + 6 * step; top += step) {
      scrollTo({ top: Math.min(top, end), behavior: "instant" });
      for (let wait = 0; wait < 2; wait += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const [index, path] of paths.entries()) {
        let look = "";
        for (const part of figures[index] ?? []) {
          const { translate, scale, opacity, strokeDashoffset, backgroundColor } = getComputedStyle(part);
          look += [translate, scale, opacity, strokeDashoffset, backgroundColor, ""].join();
        }
        path.looks.push(look);
      }
    }
    for (const path of paths) path.looks.shift();
    return paths;
  }, step);
}

export function motionsOf(paths: readonly MotionPath[]): Motion[] {
  return paths.map(({ name, looks }) => ({
    name,
    begins: looks.some((look) => look !== looks[0]),
    passes: new Set(looks).size > 3,
    ends: looks.slice(-4).every((look) => look === looks.at(-1)),
  }));
}
