import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "../../src/components/art/icon";
import { archetypeIds } from "../../src/content/archetypes";
import { type LinkPictureName, linkPictures } from "../../src/content/link-pictures";
import { site } from "../../src/content/site";
import { designs } from "./og-art";

/** A face of ours, inside the page itself. */
export function face(family: string, file: string) {
  const data = readFileSync(new URL(`../../src/app/fonts/${file}.woff2`, import.meta.url), "base64");
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
}

// A preview is shown at a third of its size: the display face is set at an optical size whose hairlines survive that.
const css = `
${face("Display", "fraunces")}
${face("Aside", "fraunces-italic")}
* { margin: 0; box-sizing: border-box; }
body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #faf5ec; color: #10262b;
  font: 350 34px/1.25 Display; font-feature-settings: "lnum"; --gold: #7e5617; --line: #b9832f; }
body.night { background: #10262b; color: #faf5ec; --gold: #ddb772; --line: #ddb772; }
svg { fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; }
.hair { stroke-width: .65; } .dot { fill: currentColor; stroke: none; }
.plate > text { fill: #efe3cf; stroke: none; font: 350 14px/1 Display; }
figure { position: absolute; inset: 0; overflow: hidden; color: var(--line); }
figure > img, figure > svg { position: absolute; display: block; }
main { position: absolute; left: 68px; top: 64px; width: 640px; }
main i { display: block; font: 400 33px/1.2 Aside; color: var(--gold); }
h1 { margin: 16px 0 0 -3px; font-size: 84px; font-weight: 350; line-height: 1.02; letter-spacing: -.026em; font-variation-settings: "opsz" 44; text-wrap: balance; }
p { margin-top: 24px; font-size: 38px; text-wrap: balance; }
footer { position: absolute; left: 68px; bottom: 44px; display: flex; align-items: center; gap: 14px; font-size: 36px; letter-spacing: -.015em; }
footer .mark { width: 46px; stroke-width: 2.4; color: var(--line); }

.site img { left: -30px; top: 0; }
.site main { top: 76px; } .site h1 { font-size: 168px; margin-top: 0; } .site i { font-size: 46px; }
.site main { display: flex; flex-direction: column-reverse; } .site i { margin-top: 12px; }
.home main { top: 54px; } .home img { left: -48px; top: -22px; }
.about img { right: 0; top: -4px; } .about main { width: 520px; }
.lounge img { left: 0; top: -32px; } .lounge main { width: 430px; }
.products figure svg { inset: 0; stroke-width: 1.6; } .products main { width: 420px; }
.sun { fill: #fff4df; stroke: none; } .soil { fill: #efe3cf; stroke: none; } .specks { stroke-width: .8; opacity: .5; }
.chords { stroke: #faf5ec; stroke-width: 3; } .leaves { fill: #dce2cc; stroke: #56755f; stroke-width: 1.2; } .seeds { fill: currentColor; stroke: none; }
.podcast img { left: 0; top: -24px; } .podcast h1 { font-size: 104px; } .podcast main { width: 560px; }
.coaching figure svg { left: 372px; top: 74px; width: 880px; overflow: visible; stroke-width: 1.5; } .coaching main { width: 460px; }
.coaching [data-part="hair"] { stroke-width: .75; stroke-opacity: .85; } [data-part="sun"] { fill: #f3c9a4; } [data-part="stop"] { fill: #10262b; } [data-part="sector"] { fill: none; }
.coaching text { fill: #faf5ec; font: 350 44px/1 Display; } .coaching [data-part="name"] { fill: #ddb772; font: 400 33px/1 Aside; }
.card { position: absolute; width: 508px; height: 320px; border: 2px dashed #b9832f; border-radius: 16px; background: #faf5ec; overflow: hidden; color: #7e5617; }
.card svg { position: absolute; inset: 0; width: 100%; opacity: 0; stroke-width: 1.4; }
.card b { position: absolute; left: 28px; top: 24px; font-weight: 350; font-size: 33px; } .card span { position: absolute; right: 28px; top: 29px; font-size: 28px; }
.alchemist { left: 632px; top: 66px; } .adventurer { left: 606px; top: 156px; }
.explorer { left: 580px; top: 246px; border: 0; background: #10262b; color: #ddb772; } .explorer svg { opacity: 1; mask-image: linear-gradient(90deg, transparent 46%, #000 74%); }
.explorer b { color: #faf5ec; font-size: 42px; } .explorer span { font-size: 42px; top: auto; right: auto; left: 28px; bottom: 24px; }
.pricing main { width: 500px; }
.corporate figure { left: 680px; } .corporate img { left: -90px; top: -6px; } .corporate main { width: 580px; } .corporate h1 { font-size: 72px; }
.quiz main { width: 1064px; } .quiz h1 { font-size: 66px; margin-top: 12px; } .quiz figure { inset: 248px 63px 0 62px; display: flex; align-items: start; gap: 33px; } .quiz .plate { position: static; flex: 1; min-width: 0; stroke-width: 1.5; }
.quiz footer { left: auto; right: 68px; bottom: auto; top: 56px; }
.archetype figure { width: 440px; background: #10262b; color: #ddb772; } .archetype .plate { left: 36px; top: 40px; height: 550px; stroke-width: 1.4; }
.archetype main { left: 508px; width: 624px; top: 176px; } .archetype h1 { font-size: 96px; white-space: nowrap; } .archetype footer { left: 508px; }`;

/** The page that is photographed as the link preview of that name. */
export async function previewPage(name: LinkPictureName) {
  const { kind, heading, text } = linkPictures[name];
  const { tone, art } = designs[name];
  const group = archetypeIds.some((id) => id === name) ? "archetype" : name;
  const mark = renderToStaticMarkup(createElement(Icon, { name: "mark", className: "mark" }));
  const brand = heading === site.name ? "" : `<footer>${mark}${site.name}</footer>`;
  return `<!doctype html><meta charset="utf-8"><style>${css}</style><body class="${tone} ${group}"><figure>${await art()}</figure>
<main><i>${kind}</i><h1>${heading}</h1>${text ? `<p>${text}</p>` : ""}</main>${brand}</body>`;
}
