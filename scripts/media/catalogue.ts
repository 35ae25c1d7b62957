import type { PictureName } from "../../src/components/art/pictures";
import type { Drawing } from "./scenes/draw";
import { night, nightPhone, nightSky } from "./scenes/night";
import { type Oasis, oasis } from "./scenes/oasis";
import * as places from "./scenes/oasis-places";

export type Picture = { draw: (phase: number) => Drawing; grain: number };

const atDawn = (place: Oasis): Picture => ({ draw: (phase) => oasis(place, phase), grain: 0.06 });
const atNight = (scene: typeof night): Picture => ({ draw: () => nightSky(scene), grain: 0.04 });

export const catalogue: Partial<Record<PictureName, Picture>> = {
  hero: atDawn(places.hero),
  "hero-t": atDawn(places.heroTablet),
  "hero-m": atDawn(places.heroPhone),
  auth: atDawn(places.auth),
  corporate: atDawn(places.corporate),
  night: atNight(night),
  "night-m": atNight(nightPhone),
};
