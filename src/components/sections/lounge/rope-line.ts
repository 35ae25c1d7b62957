/** The lowest point of the rope and the height of its ends above it, in pixels. */
const LOWEST = 148;
const SAG = 86;

/** How far the rope extends beyond the slips, in slip widths. */
const BEYOND = 1;

export const ropeBox = { width: 1200, height: 160 } as const;

/** Returns the rope's height at a fraction (0-1) of its width, a parabola. */
export function ropeHeight(share: number) {
  return LOWEST - SAG * (2 * share - 1) ** 2;
}

/** Returns the path of the rope beyond both edges of the page. */
export function ropePath() {
  const end = ropeHeight(-BEYOND);
  const bend = 2 * LOWEST - end;
  return `M${-BEYOND * ropeBox.width} ${end}Q${ropeBox.width / 2} ${bend} ${(1 + BEYOND) * ropeBox.width} ${end}`;
}

/** Returns the knot and thread end of each slip. */
export function threads(lengths: readonly number[]) {
  return lengths.map((length, index) => {
    const knot = Math.round(ropeHeight((index + 0.5) / lengths.length) * 10) / 10;
    return { knot, end: knot + length };
  });
}
