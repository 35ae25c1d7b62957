import type { Locator } from "@playwright/test";
import { PNG } from "pngjs";

type Colour = readonly [number, number, number];

/** WCAG 2.2, relative luminance. */
function luminance(colour: Colour) {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The lowest contrast that a text has with any point of the picture behind its lines, by WCAG 2.2. */
export async function worstContrast(text: Locator) {
  const { colour, lines } = await text.evaluate((element: HTMLElement) => {
    element.style.opacity = "0";
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color } = getComputedStyle(element);
    return {
      colour: (color.match(/\d+/g) ?? []).slice(0, 3).map(Number) as [number, number, number],
      lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
    };
  });
  const own = luminance(colour);
  let worst = 21;
  for (const clip of lines) {
    const { data } = PNG.sync.read(await text.page().screenshot({ clip }));
    for (let at = 0; at < data.length; at += 4) {
      const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      worst = Math.min(worst, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
    }
  }
  await text.evaluate((element: HTMLElement) => element.style.removeProperty("opacity"));
  return worst;
}
