import "server-only";
import { messages } from "@/content/messages";
import { escapeHtml } from "@/lib/escape-html";
import { getInitials } from "@/lib/initials";
import { isStorableText } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { problem } from "../http/problem";
import initialsLetters from "./initials-letters.json";

const lagoon = "17545a";
const sand = "faf5ec";
const colour = z.string().regex(/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i);

const querySchema = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .refine((name) => isStorableText(name) && !/[\p{Cc}\p{Noncharacter_Code_Point}]/u.test(name)),
  background: colour.default(lagoon),
  color: colour.default(sand),
  size: z.stringFormat("whole number", /^\d{2,3}$/).default("128"),
});

const smallest = 16;
const largest = 512;

/**
 * The capitals of Fraunces (weight 360, optical size 60; SIL Open Font License) as outlines on a 200-unit
 * em, because an SVG in an <img> cannot use the page's fonts.
 */
const capitals: Record<string, { width: number; path: string }> = initialsLetters;

// The drawing is 100 units wide; the glyphs have 200 units per em, and their capitals are 140 units high.
function drawLetters(text: string) {
  const letters = [...text].map((sign) => capitals[sign]);
  const scale = letters.length > 1 ? 0.2 : 0.24;
  let x = 0;
  const shapes = letters.map((letter) => {
    const at = x;
    x += letter?.width ?? 0;
    return letter ? `<path transform="translate(${at} 0)" d="${letter.path}"/>` : null;
  });
  if (shapes.includes(null)) {
    const size = text.length > 1 ? 38 : 46;
    return `<text x="50" y="50" dy="0.35em" text-anchor="middle" font-family="Georgia, serif" font-size="${size}">${escapeHtml(text)}</text>`;
  }
  const left = (50 - (x * scale) / 2).toFixed(2);
  const base = (50 + 70 * scale).toFixed(2);
  return `<g transform="translate(${left} ${base}) scale(${scale})">${shapes.join("")}</g>`;
}

function hex(value: string) {
  return `#${value.replace("#", "").toLowerCase()}`;
}

/**
 * Serves the initials of `name` as an SVG of `size` pixels (16 to 512, default 128) in hexadecimal colours. The
 * response is private, because its address contains a name.
 */
export function handleAvatar(request: Request): Response {
  const given = new URL(request.url).searchParams;
  const isRepeated = [...new Set(given.keys())].some((key) => given.getAll(key).length > 1);
  const parsed = querySchema.safeParse(Object.fromEntries(given));
  const size = Number(parsed.data?.size);
  if (!parsed.success || isRepeated || size < smallest || size > largest) {
    return problem(400, messages.general.takes("name, background, color and size (16 to 512)"));
  }
  const { name, background, color } = parsed.data;
  const text = getInitials(name);
  const label = escapeHtml(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100" role="img" aria-label="${label}"><rect width="100" height="100" fill="${hex(background)}"/><g fill="${hex(color)}">${drawLetters(text)}</g></svg>`;
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "private, max-age=604800",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
}
