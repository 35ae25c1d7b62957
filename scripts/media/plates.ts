import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { polyline } from "../../src/components/art/geometry";
import { Icon } from "../../src/components/art/icon";
import type { Archetype } from "../../src/content/archetypes";
import { defaultContent } from "../../src/content/documents";
import { type PlateKind, platePath, platePictures, plateSizes } from "../../src/content/plate-pictures";
import { site } from "../../src/content/site";
import { hashPicture } from "../../src/lib/hash-picture";
import { reportSizes } from "./media-files";
import { writePng } from "./og";
import { plate } from "./og-art";
import { face } from "./og-page";
import { openPainter } from "./painter";

const css = `
${face("Display", "fraunces")}
* { margin: 0; box-sizing: border-box; }
body { position: relative; width: 100vw; height: 100vh; overflow: hidden; background: #10262b; color: #faf5ec; font: 350 40px/1.3 Display; }
svg { fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; }
.hair { stroke-width: .65; } .dot { fill: currentColor; stroke: none; }
.ground { position: absolute; inset: 0; width: 100%; height: 100%; color: #ddb772; }
figure { position: absolute; color: #ddb772; } .plate { display: block; width: 100%; stroke-width: 1.2; }
.plate > text { fill: #efe3cf; stroke: none; font: 350 13px/1 Display; }
main { position: absolute; } h1 { font-weight: 350; letter-spacing: -.02em; line-height: 1.05; }
main p { margin-top: 28px; color: #efe3cf; }
footer { position: absolute; display: flex; align-items: center; gap: 12px; font-size: 30px; color: #efe3cf; }
footer .mark { width: 38px; stroke-width: 2.2; color: #ddb772; }
.wallpaper figure { left: 240px; top: 480px; width: 600px; } .wallpaper main { left: 0; right: 0; top: 1424px; text-align: center; }
.wallpaper h1 { font-size: 72px; } .wallpaper footer { left: 0; right: 0; bottom: 96px; justify-content: center; }
.post figure { left: 84px; top: 150px; width: 430px; } .post main { left: 574px; right: 64px; top: 320px; }
.post h1 { font-size: 72px; } .post footer { left: 574px; top: 752px; }`;

/** The stars and dunes are drawn from constants, so that every build draws the same picture. */
function ground({ width, height }: { width: number; height: number }) {
  const stars = Array.from({ length: 44 }, (_, index) => {
    const x = ((index * 0.7549 + 0.13) % 1) * width;
    const y = ((index * 0.5698 + 0.31) % 1) * height * 0.27;
    return `<circle class="dot" cx="${x}" cy="${y}" r="${1 + (index % 4) * 0.5}" opacity="${0.25 + (index % 5) * 0.12}"/>`;
  });
  const ridges = Array.from({ length: 9 }, (_, line) => {
    const base = height * (0.885 + line * 0.013);
    const points = Array.from({ length: 61 }, (_, step) => {
      const along = step / 60;
      const wave = Math.sin(along * 5.1 + line * 0.32) * 26 + Math.sin(along * 11.3 + line * 0.18) * 8;
      return [along * width, base + wave] as const;
    });
    return `<path d="${polyline(points)}" stroke-width="1.1" opacity="${0.55 - line * 0.05}"/>`;
  });
  return `<svg class="ground" viewBox="0 0 ${width} ${height}">${stars.join("")}${ridges.join("")}</svg>`;
}

function platePage(archetype: Archetype, kind: PlateKind) {
  const { name, healingMantra } = defaultContent("archetypes")[archetype];
  const mark = renderToStaticMarkup(createElement(Icon, { name: "mark", className: "mark" }));
  return `<!doctype html><meta charset="utf-8"><style>${css}</style><body class="${kind}">${ground(plateSizes[kind])}
<figure>${plate(archetype)}</figure>
<main><h1>${name}</h1><p>${healingMantra.join("<br>")}</p></main><footer>${mark}${site.name}</footer></body>`;
}

const limit = 250_000;

export async function buildPlates(names?: readonly string[]) {
  const painter = await openPainter();
  const files: string[] = [];
  for (const { archetype, kind, words } of platePictures) {
    if (names && !names.includes(archetype)) continue;
    const picture = await painter.takeScreenshot(platePage(archetype, kind), plateSizes[kind]);
    const file = join("public", platePath(archetype, kind));
    await writePng(file, picture, hashPicture(words), limit);
    files.push(file);
  }
  await painter.close();
  return reportSizes(files, limit);
}
