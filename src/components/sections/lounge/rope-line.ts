/** Where the rope hangs lowest, and how much higher its two ends are, in pixels from the top of the drawing. */
const LOWEST = 148;
const SAG = 86;

/** How far the drawn rope runs on past each end of the slips, in widths of theirs. */
const BEYOND = 1;

export const ropeBox = { width: 1200, height: 160 } as const;

/** The rope's height at a share (0-1) of its width: a parabola, lowest in the middle. */
export function ropeHeight(share: number) {
  return LOWEST - SAG * (2 * share - 1) ** 2;
}

/** The rope as one quadratic curve, which is a parabola, drawn past both edges of the page. */
export function ropePath() {
  const end = ropeHeight(-BEYOND);
  const bend = 2 * LOWEST - end;
  return `M${-BEYOND * ropeBox.width} ${end}Q${ropeBox.width / 2} ${bend} ${(1 + BEYOND) * ropeBox.width} ${end}`;
}

/** Where each slip hangs: its knot on the rope, in the middle of an equal column, and its thread's end. */
export function threads(lengths: readonly number[]) {
  return lengths.map((length, index) => {
    const knot = Math.round(ropeHeight((index + 0.5) / lengths.length) * 10) / 10;
    return { knot, end: knot + length };
  });
}
