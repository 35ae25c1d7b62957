import { mkdir, readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { emblems } from "../../src/components/art/emblems";
import { Sign } from "../../src/components/art/sign";
import { archetypeIds, archetypePage, archetypes } from "../../src/content/archetypes";
import { site } from "../../src/content/site";

const fonts = new URL("../../node_modules/@fontsource-variable/fraunces/files/", import.meta.url);
const target = new URL("../../public/media/og/", import.meta.url);

async function face(file: string, style: string) {
  const data = await readFile(new URL(file, fonts), "base64");
  return `@font-face { font-family: Fraunces; font-style: ${style}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
}

const css = `
${await face("fraunces-latin-opsz-normal.woff2", "normal")}
${await face("fraunces-latin-opsz-italic.woff2", "italic")}
* { margin: 0; box-sizing: border-box; }
body { width: 1200px; height: 630px; display: grid; grid-template-columns: 440px 1fr; background: #faf5ec; color: #10262b; font: 370 32px/1.3 Fraunces; }
figure { display: grid; place-items: center; background: #10262b; color: #ddb772; }
svg { fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; }
.emblem { height: 550px; stroke-width: 1.3; } .hair { stroke-width: .65; } .dot { fill: currentColor; stroke: none; }
figure > .sign { width: 330px; stroke-width: .8; }
main { display: grid; align-content: center; padding: 0 48px 0 68px; position: relative; }
i { color: #7e5617; font-size: 31px; font-weight: 400; }
h1 { font-size: 112px; font-weight: 340; line-height: 1; letter-spacing: -.034em; margin: 10px 0 26px -4px; text-wrap: balance; }
p { font-size: 39px; line-height: 1.25; text-wrap: balance; }
footer { position: absolute; left: 68px; bottom: 44px; display: flex; align-items: center; gap: 14px; font-size: 34px; letter-spacing: -.02em; }
footer .sign { width: 44px; stroke-width: 2.3; color: #b9832f; }`;

function page(drawing: string, kind: string, heading: string, text: string) {
  const mark = renderToStaticMarkup(createElement(Sign, { name: "mark" }));
  return `<!doctype html><style>${css}</style><figure>${drawing}</figure>
<main><i>${kind}</i><h1>${heading}</h1><p>${text}</p><footer>${mark}${site.name}</footer></main>`;
}

function plate(drawing: string) {
  return `<svg class="emblem" viewBox="0 0 240 360"><path d="M10 350V120A110 110 0 0 1 230 120V350Z"/>
<path class="hair" d="M16 344V120A104 104 0 0 1 224 120V344ZM16 312H224"/>
<svg x="10" y="10" width="220" height="302" viewBox="10 10 220 302" overflow="hidden">${drawing}</svg></svg>`;
}

const pictures = archetypeIds.map((id) => {
  const { name, subtitle } = archetypes[id];
  return {
    id,
    html: page(plate(renderToStaticMarkup(emblems[id].drawing)), archetypePage.kind, name, subtitle),
  };
});

await mkdir(target, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.argv[2] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { id, html } of pictures) {
  await tab.setContent(html);
  await tab.evaluate("document.fonts.ready");
  const picture = await sharp(await tab.screenshot())
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer();
  await writeFile(new URL(`${id}.png`, target), picture);
  console.log(`og/${id}.png ${Math.round(picture.length / 1024)} kB`);
}
await browser.close();
