import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "../../src/components/art/icon";
import { archetypeIds } from "../../src/content/archetypes";
import { type LinkPictureName, linkPictureOf } from "../../src/content/link-pictures";
import { site } from "../../src/content/site";
import {
  getPriceColour,
  linkPictureLayout,
  linkPictureTones,
  linkPictureType,
} from "../../src/lib/link-picture-layout";
import { linkPictureSize } from "../../src/lib/page-metadata";
import { designs } from "./og-art";

export function face(family: string, file: string) {
  const data = readFileSync(new URL(`../../src/app/fonts/${file}.woff2`, import.meta.url), "base64");
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
}

// Previews are shown at a third of their size, so the display font has an optical size with thicker hairlines.
const css = `
${face("Display", "fraunces")}
${face("Aside", "fraunces-italic")}
* { margin: 0; box-sizing: border-box; }
body { position: relative; width: 1200px; height: 630px; overflow: hidden; 
  font: 350 34px/1.25 Display; font-feature-settings: "lnum"; }
svg { fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; }
.hair { stroke-width: .65; } .dot { fill: currentColor; stroke: none; }
.plate > text { fill: #efe3cf; stroke: none; font: 350 14px/1 Display; }
figure { position: absolute; inset: 0; overflow: hidden; color: var(--line); }
figure > img, figure > svg { position: absolute; display: block; }
main { position: absolute; }
main i { display: block; font-family: Aside; font-weight: 400; color: var(--gold); }
h1 { margin-left: -3px; font-weight: 350; font-variation-settings: "opsz" 44; }
main > * { text-wrap: balance; }
.price { position: absolute; line-height: 1.25; }
footer { position: absolute; left: 68px; bottom: 44px; display: flex; align-items: center; gap: 14px; font-size: 36px; letter-spacing: -.015em; }
footer .mark { width: 46px; stroke-width: 2.4; color: var(--line); }

.site img { left: -30px; top: 0; }
.home img { left: -48px; top: -22px; }
.about img { right: 0; top: -4px; }
.lounge img { left: 0; top: -32px; }
.products figure svg { inset: 0; stroke-width: 1.6; }
.sun { fill: #fff4df; stroke: none; } .soil { fill: #efe3cf; stroke: none; } .specks { stroke-width: .8; opacity: .5; }
.chords { stroke: #faf5ec; stroke-width: 3; } .leaves { fill: #dce2cc; stroke: #56755f; stroke-width: 1.2; } .seeds { fill: currentColor; stroke: none; }
.podcast img { left: 0; top: -24px; }
.coaching figure svg { left: 372px; top: 74px; width: 880px; overflow: visible; stroke-width: 1.5; }
.coaching [data-part="hair"] { stroke-width: .75; stroke-opacity: .85; } [data-part="sun"] { fill: #f3c9a4; } [data-part="stop"] { fill: #10262b; } [data-part="sector"] { fill: none; }
.coaching text { fill: #faf5ec; font: 350 44px/1 Display; } .coaching [data-part="name"] { fill: #ddb772; font: 400 33px/1 Aside; }
.card { position: absolute; width: 508px; height: 320px; border: 2px dashed #b9832f; border-radius: 16px; background: #faf5ec; overflow: hidden; color: #7e5617; }
.card svg { position: absolute; inset: 0; width: 100%; opacity: 0; stroke-width: 1.4; }
.card b { position: absolute; left: 28px; top: 24px; font-weight: 350; font-size: 33px; }
.alchemist { left: 632px; top: 66px; } .adventurer { left: 606px; top: 156px; }
.explorer { left: 580px; top: 246px; } .explorer b { font-size: 42px; } .explorer svg { opacity: 1; mask-image: linear-gradient(90deg, transparent 46%, #000 74%); }
.filled { border: 0; background: #10262b; color: #ddb772; }
.filled b { color: #faf5ec; } .filled ~ .filled { box-shadow: 0 0 0 4px #faf5ec; }
.corporate figure { left: 680px; } .corporate img { left: -90px; top: -6px; }
.quiz figure { inset: 248px 63px 0 62px; display: flex; align-items: start; gap: 33px; } .quiz .plate { position: static; flex: 1; min-width: 0; stroke-width: 1.5; }
.quiz footer { left: auto; right: 68px; bottom: auto; top: 56px; }
.archetype figure { width: 440px; background: #10262b; color: #ddb772; } .archetype .plate { left: 36px; top: 40px; height: 550px; stroke-width: 1.4; }
.archetype footer { left: 508px; }`;

type Kind = keyof typeof linkPictureType;

function textRule(selector: string, kind: Kind, size: number, gap: number) {
  const { lineHeight, spacing } = linkPictureType[kind];
  return `${selector} { margin-top: ${gap}px; font-size: ${size}px; line-height: ${lineHeight}; letter-spacing: ${spacing}em; }`;
}

function layoutCss(name: LinkPictureName) {
  const { tone, left, top, width, isKindBelow, ...layout } = linkPictureLayout(name);
  const { ground, ink, gold, line } = linkPictureTones[tone];
  return `body { background: ${ground}; color: ${ink}; --gold: ${gold}; --line: ${line}; }
main { left: ${left}px; top: ${top}px; width: ${width}px; }
${textRule("main i", "kind", layout.kind, isKindBelow ? layout.gap : 0)}
${textRule("h1", "heading", layout.heading, isKindBelow ? 0 : layout.gap)}
${textRule("p", "text", layout.text, layout.textGap)}`;
}

function priceTag(name: LinkPictureName, price: string, index: number, colour: string) {
  const place = linkPictureLayout(name).prices[index];
  if (!place) return "";
  const side = "left" in place ? `left: ${place.left}px` : `right: ${linkPictureSize.width - place.right}px`;
  return `<span class="price" style="${side}; top: ${place.top}px; font-size: ${place.size}px; color: ${colour}">${price}</span>`;
}

function textMarkup(name: LinkPictureName) {
  const { kind, heading, text, prices = [], open } = linkPictureOf(name);
  const lines = [`<i>${kind}</i>`, `<h1>${heading}</h1>`];
  if (linkPictureLayout(name).isKindBelow) lines.reverse();
  const tags = prices
    .map((price, index) => priceTag(name, price, index, getPriceColour(index, open)))
    .join("");
  return `<main>${lines.join("")}${text ? `<p>${text}</p>` : ""}</main>${tags}`;
}

/**
 * Returns the HTML of a link preview, which fills the cards of the memberships in `open`. By default, these are the
 * memberships that are open in the default content.
 */
export async function previewPage(
  name: LinkPictureName,
  { hasText = true, open = linkPictureOf(name).open ?? [] } = {},
) {
  const group = archetypeIds.some((id) => id === name) ? "archetype" : name;
  const mark = renderToStaticMarkup(createElement(Icon, { name: "mark", className: "mark" }));
  const brand = linkPictureOf(name).heading === site.name ? "" : `<footer>${mark}${site.name}</footer>`;
  return `<!doctype html><meta charset="utf-8"><style>${css}${layoutCss(name)}</style><body class="${group}"><figure>${await designs[name](open)}</figure>
${hasText ? textMarkup(name) : ""}${brand}</body>`;
}
