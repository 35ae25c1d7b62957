import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { emblems } from "../../src/components/art/emblems";
import type { PictureName } from "../../src/components/art/pictures";
import { Astrolabe } from "../../src/components/sections/coaching/astrolabe";
import { cardArt } from "../../src/components/sections/pricing/card-art";
import { type Archetype, archetypeIds, archetypes } from "../../src/content/archetypes";
import { defaultContent } from "../../src/content/documents";
import { futureApps } from "../../src/content/future-apps";
import type { LinkPictureName } from "../../src/content/link-pictures";
import { type Tier, type TierId, tiersOf } from "../../src/content/tiers";
import { drawGround, drawPlants, type Plot } from "../../src/features/future-apps/plant-drawing";
import { recordOf } from "../../src/lib/record-of";
import { pictureOf, places } from "./catalogue";
import { paint } from "./paint";
import { toSvg } from "./scenes/draw";
import { oasisFigure } from "./scenes/oasis";

type Art = (open: readonly TierId[]) => Promise<string> | string;

/** The scene has no grain, because a preview's colour palette cannot show grain. */
async function scene(name: PictureName, width: number) {
  const picture = await paint(pictureOf(name).draw(0), width, 0);
  const data = await picture.png({ compressionLevel: 1 }).toBuffer();
  return `<img src="data:image/png;base64,${data.toString("base64")}">`;
}

/** The figure is drawn separately, because the hero's picture does not include it. */
function heroFigure(width: number) {
  const data = Buffer.from(toSvg(oasisFigure(places.hero))).toString("base64");
  return `<img src="data:image/svg+xml;base64,${data}" width="${width}">`;
}

export function plate(archetype: Archetype) {
  const drawing = renderToStaticMarkup(emblems[archetype].drawing);
  return `<svg class="plate" viewBox="0 0 240 360"><path d="M10 350V120A110 110 0 0 1 230 120V350Z"/>
<path class="hair" d="M16 344V120A104 104 0 0 1 224 120V344ZM16 312H224"/>
<svg x="10" y="10" width="220" height="302" viewBox="10 10 220 302" overflow="hidden">${drawing}</svg>
<text x="120" y="333" text-anchor="middle">${archetypes[archetype].numeral}</text></svg>`;
}

function card(tier: Tier, isFilled: boolean) {
  const { bold, hair } = cardArt[tier.id];
  const lines = `<svg viewBox="0 0 420 265"><path d="${bold}"/><path class="hair" d="${hair}"/></svg>`;
  return `<div class="card ${tier.id}${isFilled ? " filled" : ""}">${lines}<b>${tier.name}</b></div>`;
}

const plot: Plot = {
  width: 1200,
  height: 630,
  ground: 480,
  left: 560,
  right: 1130,
  tallest: 330,
  size: 50,
  specks: 90,
  chords: 8,
};
const heights = [0.34, 0.12, 0.5, 0.3, 0.74, 0.2, 0.62, 0.92, 0.46];
const growth = futureApps.map((_, index) => heights[index % heights.length] ?? 0);

function garden() {
  const still = drawGround(plot);
  const grown = drawPlants(growth, plot);
  const seedHeads = grown.tips.map(([x, y]) => `<circle cx="${x}" cy="${y - 4}" r="6"/>`).join("");
  return `<svg viewBox="0 0 1200 630"><path class="sun" d="${still.sun}"/><path class="soil" d="${still.soil}"/>
<path class="specks" d="${still.specks}"/><path class="chords" d="${still.reflection}"/><path d="${still.horizon}"/>
<path class="leaves" d="${grown.leaves}"/><path class="stems" d="${grown.stems}${grown.roots}"/><path class="hair" d="${grown.hair}"/>
<g class="seeds"><path d="${grown.seeds}"/>${seedHeads}</g></svg>`;
}

export const designs: Record<LinkPictureName, Art> = {
  site: () => scene("night", 1230),
  home: async () => (await scene("hero", 1380)) + heroFigure(1380),
  about: () => scene("caravan-m", 580),
  lounge: () => scene("tent", 1200),
  products: garden,
  podcast: () => scene("mast", 1200),
  coaching: () => renderToStaticMarkup(createElement(Astrolabe, { label: "" })),
  pricing: (open) => {
    const tiers = tiersOf(defaultContent("offers")).reverse();
    return tiers.map((tier) => card(tier, tier.id === "explorer" || open.includes(tier.id))).join("");
  },
  corporate: () => scene("corporate", 700),
  quiz: () => archetypeIds.map(plate).join(""),
  ...recordOf(archetypeIds, (id) => () => plate(id)),
};
