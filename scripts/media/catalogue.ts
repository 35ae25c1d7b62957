import { readFileSync } from "node:fs";
import { type PictureName, pictureSizes } from "../../src/components/art/pictures";
import { toSvg } from "./scenes/draw";
import { type Oasis, oasis } from "./scenes/oasis";
import * as places from "./scenes/oasis-places";
import { office } from "./scenes/office";

/** A picture as SVG at a phase of its film, from 0 to 1; a picture without a film ignores the phase. */
type Picture = { draw: (phase: number) => string; grain: number };

const atDawn = (place: Oasis): Picture => ({ draw: (phase) => toSvg(oasis(place, phase)), grain: 0.06 });

const filmed: Partial<Record<PictureName, Picture>> = {
  hero: atDawn(places.hero),
  "hero-t": atDawn(places.heroTablet),
  "hero-m": atDawn(places.heroPhone),
  auth: atDawn(places.auth),
  "auth-m": atDawn(places.authLow),
  corporate: { draw: (phase) => toSvg(office(places.officeView, phase)), grain: 0.06 },
};

function still(name: PictureName): Picture {
  return { draw: () => readFileSync(`scripts/media/drawings/${name}.svg`, "utf8"), grain: 0.04 };
}

export const pictureNames = Object.keys(pictureSizes) as PictureName[];

export function pictureOf(name: PictureName) {
  return filmed[name] ?? still(name);
}
