import "server-only";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { drawingOf, type LinkPicture, type LinkPictureName } from "@/content/link-pictures";
import { escapeHtml } from "@/lib/escape-html";
import { hashPicture } from "@/lib/hash-picture";
import {
  getPriceColour,
  linkPictureLayout,
  linkPictureTones,
  linkPictureType,
} from "@/lib/link-picture-layout";
import { linkPictureSize } from "@/lib/page-metadata";
import { toDrawableText } from "./drawable-text";

/** Text is drawn larger and then scaled down, because Pango places letters on whole pixels. */
const scale = 2;
/** The font sizes to try in turn, relative to the largest size. At the smallest size, words may be broken. */
const steps = [1, 0.84, 0.7, 0.56] as const;
/** The ascent and descent of Fraunces relative to the font size; browsers centre a line between them. */
const rise = 0.978;
const fall = 0.255;
/** The distance from the top of a drawn text to its first baseline, relative to the font size. */
const head = 1.2;

const folder = join(process.cwd(), "src/server/seo/link-art");
const getFontFile = (name: string) => join(folder, `fraunces-${name}.ttf`);

/** The font files for letters that western European languages do not use. */
const otherLetters = ["latin-ext", "latin-ext-italic", "vietnamese", "vietnamese-italic"];
let knownLetters: Promise<unknown> | undefined;

/** Draws a dot with each font file, because Pango uses a file as a fallback only after it has drawn with that file. */
function loadOtherLetters() {
  knownLetters ??= Promise.all(
    otherLetters.map((name) => sharp({ text: { text: ".", fontfile: getFontFile(name) } }).toBuffer()),
  );
  return knownLetters;
}

type Text = {
  text: string;
  kind: keyof typeof linkPictureType;
  size: number;
  colour: string;
  width: number;
  mayBreakWords?: boolean;
};

type Setting = { overlay: OverlayOptions; width: number; height: number; lines: number };

/** Returns a length in the units of Pango's markup. */
const toPangoUnits = (pixels: number) => Math.round(pixels * scale * 1024);

function buildMarkup({ text, kind, size, colour }: Text) {
  const { lineHeight, spacing, isItalic } = linkPictureType[kind];
  // Pango crops a drawing to its letters, so an invisible dot above them aligns the tops of all drawings.
  const dot = `<span font_size="1024" rise="${toPangoUnits(head * size)}" alpha="1">.</span>`;
  const type = `font_size="${toPangoUnits(size)}" font_style="${isItalic ? "italic" : "normal"}" foreground="${colour}"`;
  const lines = `line_height="${toPangoUnits(lineHeight * size)}" letter_spacing="${toPangoUnits(spacing * size)}"`;
  return `<span ${type} font_features="lnum">${dot}<span ${lines}>${escapeHtml(toDrawableText(text))}</span></span>`;
}

/** Draws the text in lines of at most `width`, unless a single word is longer. */
async function drawText(text: Text, width: number): Promise<Setting> {
  const { lineHeight, isItalic } = linkPictureType[text.kind];
  const { data, info } = await sharp({
    text: {
      text: buildMarkup(text),
      font: "Fraunces",
      fontfile: isItalic ? getFontFile("latin-italic") : getFontFile("latin"),
      width: Math.round(width * scale),
      wrap: text.mayBreakWords ? "word-char" : "word",
      dpi: 72,
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const line = lineHeight * text.size;
  // Rounds down, because the drawing ends somewhere between the last baseline and the lowest letter of that line.
  const lines = 1 + Math.floor((info.height / scale - (head - 0.4) * text.size) / line);
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  return { overlay: { input: data, raw }, width: info.width / scale, height: lines * line, lines };
}

/** Draws a text with lines of about equal length, as `text-wrap: balance` does. */
async function drawBalanced(text: Text) {
  let best = await drawText(text, text.width);
  if (best.lines === 1) return best;
  let low = text.width / best.lines;
  let high = text.width;
  while (high - low > 4) {
    const middle = (low + high) / 2;
    const narrower = await drawText(text, middle);
    if (narrower.lines > best.lines || narrower.width > middle) {
      low = middle;
    } else {
      best = narrower;
      high = middle;
    }
  }
  return best;
}

/** Returns the distance from the top of the text to its first baseline, rounded as in browsers. */
function measureBaseline({ kind, size }: Text) {
  const { lineHeight } = linkPictureType[kind];
  const above = Math.round(rise * size);
  const below = Math.round(fall * size);
  return Math.floor((lineHeight * size - above - below) / 2) + above;
}

function placeText({ overlay }: Setting, { size }: Text, left: number, baseline: number): OverlayOptions {
  return {
    ...overlay,
    left: Math.round(left * scale),
    top: Math.round((Math.round(baseline) - head * size) * scale),
  };
}

async function layOutTexts(name: LinkPictureName, picture: LinkPicture, step: number) {
  const { tone, left, width, bottom, isKindBelow, ...layout } = linkPictureLayout(name);
  const { ink, gold } = linkPictureTones[tone];
  const shared = { colour: ink, width, mayBreakWords: step === steps.at(-1) };
  const kind: Text = { ...shared, kind: "kind", text: picture.kind, size: layout.kind, colour: gold };
  const heading: Text = { ...shared, kind: "heading", text: picture.heading, size: layout.heading * step };
  const texts = isKindBelow ? [heading, kind] : [kind, heading];
  if (picture.text) texts.push({ ...shared, kind: "text", text: picture.text, size: layout.text * step });

  const overlays: OverlayOptions[] = [];
  let top = layout.top;
  let widest = 0;
  for (const [index, text] of texts.entries()) {
    top += [0, layout.gap, layout.textGap][index] ?? 0;
    const setting = await drawBalanced(text);
    // Compensates for a large letter's side margin, which would look like an indent.
    const start = text.kind === "heading" ? left - 3 : left;
    overlays.push(placeText(setting, text, start, top + measureBaseline(text)));
    top += setting.height;
    widest = Math.max(widest, setting.width);
  }
  return { overlays, fits: top <= bottom && widest <= width };
}

async function fitTexts(name: LinkPictureName, picture: LinkPicture) {
  let overlays: OverlayOptions[] = [];
  for (const step of steps) {
    const layout = await layOutTexts(name, picture, step);
    overlays = layout.overlays;
    if (layout.fits) break;
  }
  return overlays;
}

async function drawPrices(name: LinkPictureName, { prices = [], open }: LinkPicture) {
  const overlays: OverlayOptions[] = [];
  for (const [index, { maxWidth, top, size, ...place }] of linkPictureLayout(name).prices.entries()) {
    const colour = getPriceColour(index, open);
    const usual: Text = { text: prices[index] ?? "", kind: "text", size, colour, width: 2 * maxWidth };
    for (const step of steps) {
      const text = { ...usual, size: size * step };
      const setting = await drawText(text, text.width);
      if (setting.width > maxWidth && step !== steps.at(-1)) continue;
      const left = "left" in place ? place.left : place.right - setting.width;
      // Aligns a price in a smaller size to the baseline of the other prices.
      overlays.push(placeText(setting, text, left, top + measureBaseline(usual)));
      break;
    }
  }
  return overlays;
}

async function renderPicture(name: LinkPictureName, picture: LinkPicture) {
  await loadOtherLetters();
  const overlays = [...(await fitTexts(name, picture)), ...(await drawPrices(name, picture))];
  const { width, height } = linkPictureSize;
  const large = { width: width * scale, height: height * scale, channels: 4 } as const;
  const overlay = await sharp({ create: { ...large, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(overlays)
    .raw()
    .toBuffer();
  const texts = await sharp(overlay, { raw: large })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(join(folder, `${drawingOf(name, picture)}.png`))
    .composite([{ input: texts }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const drawn = new Map<LinkPictureName, { stamp: string; png: Promise<Buffer> }>();

export function drawLinkPicture(name: LinkPictureName, picture: LinkPicture) {
  const stamp = hashPicture(picture);
  const last = drawn.get(name);
  if (last?.stamp === stamp) return last.png;
  const png = renderPicture(name, picture);
  drawn.set(name, { stamp, png });
  // A failed drawing is not cached, so that the next request tries again.
  png.catch(() => drawn.delete(name));
  return png;
}
