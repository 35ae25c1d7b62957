import { polar, round } from "@/components/art/geometry";

export function draw(x: number, y: number) {
  return `${round(x)} ${round(y)}`;
}

/** A repeatable row of numbers from 0 to 1: the server and the browser draw the same plant. */
export function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Path data of the seed of an app, by its place in the list: no two are of one length, width and tilt. */
export function seedOf(index: number, x: number, y: number, size: number) {
  const length = size * (0.78 + 0.055 * ((index * 4) % 9));
  const tilt = 0.62 * Math.sin(index * 2.3 + 0.2);
  return leaf(...polar(x, y, -length / 2, tilt), length, tilt, 0.3 + 0.045 * ((index * 5) % 9));
}

/** Path data of an almond leaf that starts at (x, y) and points along the angle. */
export function leaf(x: number, y: number, length: number, angle: number, width: number) {
  const [tipX, tipY] = polar(x, y, length, angle);
  const [midX, midY] = polar(x, y, length * 0.48, angle);
  const [sideX, sideY] = polar(0, 0, length * width, angle + Math.PI / 2);
  const there = `Q${draw(midX + sideX, midY + sideY)} ${draw(tipX, tipY)}`;
  return `M${draw(x, y)}${there}Q${draw(midX - sideX, midY - sideY)} ${draw(x, y)}`;
}
