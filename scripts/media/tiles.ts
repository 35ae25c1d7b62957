import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ink, round, seeded } from "./scenes/draw";

const ROWS = 6;
const STONE = 30;
const joints = [
  [0, 41, 79, 120],
  [22, 60, 98],
] as const;

/** Draws the stones of the well's wall as a tile that repeats downwards. */
function stones() {
  const random = seeded(4);
  let [edges, shade] = ["", ""];
  for (let row = 0; row < ROWS; row++) {
    const y = row * STONE;
    const places = joints[row % 2 ? 1 : 0];
    edges += `M0 ${y}H120`;
    for (const x of places) edges += `M${x} ${y}V${y + STONE}`;
    for (const x of places.slice(0, 3)) {
      for (let line = 0; line < 4; line++) {
        shade += `M${x + 4 + line * 3} ${y + 27}l${round(4 + random() * 3)} ${round(-6 - random() * 5)}`;
      }
    }
  }
  const height = ROWS * STONE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${height}" viewBox="0 0 120 ${height}">` +
    `<g fill="none" stroke="${ink.gold}"><path d="${edges}"/><path d="${shade}" stroke-width=".7" opacity=".7"/></g></svg>`
  );
}

export async function buildTiles(folder: string) {
  await writeFile(join(folder, "stones.svg"), stones());
}
