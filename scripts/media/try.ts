import { oasis } from "./scenes/oasis";
import * as places from "./scenes/oasis-places";
import { night, nightPhone, nightSky } from "./scenes/night";
import { paint } from "./paint";
const t = Date.now();
const out = process.argv[2] ?? "/tmp/art";
const list = { hero: [oasis(places.hero, 0), 1920], "hero-t": [oasis(places.heroTablet, 0), 960], "hero-m": [oasis(places.heroPhone, 0), 780], auth: [oasis(places.auth, 0), 1000], corporate: [oasis(places.corporate,0),1200], night: [nightSky(night), 1600], "night-m": [nightSky(nightPhone), 780] } as const;
for (const [n, [d, w]] of Object.entries(list)) {
  const s = Date.now();
  const img = await paint(d, w, 0.06);
  await img.png().toFile(`${out}/${n}.png`);
  console.log(n, Date.now() - s);
}
