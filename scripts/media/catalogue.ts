import type { PictureName } from "../../src/components/art/pictures";
import { caravan, caravanPhone, caravanWide } from "./scenes/caravan";
import type { Drawing } from "./scenes/draw";
import { lost, lostPhone, lostWide } from "./scenes/lost";
import { mast, mastPhone, mastWide } from "./scenes/mast";
import { night, nightPhone, nightSky } from "./scenes/night";
import { type Oasis, oasis } from "./scenes/oasis";
import * as places from "./scenes/oasis-places";
import { office } from "./scenes/office";
import { tent, tentPhone, tentWide } from "./scenes/tent";

export type Picture = { draw: (phase: number) => Drawing; grain: number };

const atDawn = (place: Oasis): Picture => ({ draw: (phase) => oasis(place, phase), grain: 0.06 });
const still = (drawing: Drawing): Picture => ({ draw: () => drawing, grain: 0.04 });

export const catalogue: Record<PictureName, Picture> = {
  hero: atDawn(places.hero),
  "hero-t": atDawn(places.heroTablet),
  "hero-m": atDawn(places.heroPhone),
  auth: atDawn(places.auth),
  "auth-m": atDawn(places.authLow),
  corporate: { draw: (phase) => office(places.officeView, phase), grain: 0.06 },
  night: still(nightSky(night)),
  "night-m": still(nightSky(nightPhone)),
  caravan: still(caravan(caravanWide)),
  "caravan-m": still(caravan(caravanPhone)),
  tent: still(tent(tentWide)),
  "tent-m": still(tent(tentPhone)),
  mast: still(mast(mastWide)),
  "mast-m": still(mast(mastPhone)),
  lost: still(lost(lostWide)),
  "lost-m": still(lost(lostPhone)),
};
