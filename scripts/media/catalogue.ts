import { readFileSync } from "node:fs";
import { type PictureName, pictureSizes } from "../../src/components/art/pictures";
import { toSvg } from "./scenes/draw";
import { type Oasis, oasis } from "./scenes/oasis";
import oasisPlaces from "./scenes/oasis-places.json";
import { office } from "./scenes/office";

/** `draw` returns the picture as SVG at a phase of its film, from 0 to 1; without a film the phase is ignored. */
type Picture = { draw: (phase: number) => string; grain: number };

/**
 * These are the scenes of the films; `corporate` is the view from the window of the office. The cast is needed, because
 * TypeScript reads the tuples in JSON as arrays.
 */
export const places = oasisPlaces as unknown as Record<keyof typeof oasisPlaces, Oasis>;

export const pictureNames = Object.keys(pictureSizes) as PictureName[];

export function pictureOf(name: PictureName): Picture {
  const place = Object.hasOwn(places, name) ? places[name as keyof typeof places] : undefined;
  if (!place) return { draw: () => readFileSync(`scripts/media/drawings/${name}.svg`, "utf8"), grain: 0.04 };
  const scene = name === "corporate" ? office : oasis;
  return { draw: (phase) => toSvg(scene(place, phase)), grain: 0.06 };
}
