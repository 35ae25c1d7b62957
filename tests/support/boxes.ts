import type { Page } from "@playwright/test";

/** Where everything that can be seen stands: one line for each element of header, page and footer, to the pixel. */
export function boxesOf(page: Page) {
  return page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    // A tab that the browser has no reason to draw has no frames; what stands in it is laid out all the same.
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const soon = new Promise((resolve) => setTimeout(resolve, 500));
    await Promise.race([drawn().then(drawn), soon]);
    const parts = document.querySelectorAll("header, header *, nav, nav *, main, main *, footer, footer *");
    // How far a strip of links has been scrolled is no matter of where it stands.
    for (const part of parts) if (part.scrollLeft) part.scrollLeft = 0;
    return [...parts]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const box = [x + window.scrollX, y + window.scrollY, width, height].map(Math.round);
        const words = part.childElementCount ? "" : ` “${part.textContent?.trim().slice(0, 30)}”`;
        return `${part.tagName.toLowerCase()} ${box}${words}`;
      });
  });
}

/** How many boxes stand elsewhere than they should, with the first of them; nothing when none does. */
export function movedBoxes(wanted: string[], found: string[]) {
  const moved = wanted.flatMap((box, at) =>
    box === found[at] ? [] : [`${box} → ${found[at] ?? "not there"}`],
  );
  const count = Math.max(moved.length, Math.abs(wanted.length - found.length));
  return count ? `${count} boxes, first ${moved[0] ?? found[wanted.length]}` : null;
}
