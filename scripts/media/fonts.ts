import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
// @ts-expect-error: the package has no types
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const folders = {
  woff2: fileURLToPath(new URL("../../src/app/fonts/", import.meta.url)),
  ttf: fileURLToPath(new URL("../../src/server/seo/link-art/", import.meta.url)),
};

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

const letters = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}–—‘’“”„…€−œŒ`;
/** Includes accented letters, because headings in this font may contain the names of members. */
const display = `${letters}\u00a0£©·½°`;
const text = `${letters}${range(0xa0, 0xbf)}‚‹›`;

type Font = {
  from: string;
  to: string;
  characters: string;
  axes: Record<string, number | { min: number; max: number }>;
};

// Each font keeps only the weights and optical sizes that the site uses, which halves its size. The display font is
// limited to optical size 60, because its thin strokes vanish above this size.
const fonts: Font[] = [
  {
    from: "fraunces/files/fraunces-latin-opsz-normal",
    to: "fraunces",
    characters: display,
    axes: { opsz: { min: 14, max: 60 }, wght: { min: 340, max: 400 } },
  },
  {
    from: "fraunces/files/fraunces-latin-opsz-italic",
    to: "fraunces-italic",
    characters: display,
    axes: { opsz: 18, wght: 400 },
  },
  {
    from: "figtree/files/figtree-latin-wght-normal",
    to: "figtree",
    characters: text,
    axes: { wght: { min: 400, max: 600 } },
  },
];

/**
 * Contains all Unicode blocks in which the typeface has letters, because the owner may write in any language. Combining
 * marks are omitted, because Pango would use them to compose letters that another font file has as one glyph.
 */
const everyLetter = [
  range(0x20, 0x2ff),
  range(0x1e00, 0x1eff),
  range(0x2000, 0x22ff),
  range(0x2c60, 0x2c7f),
  range(0xa720, 0xa7ff),
].join("");

// Link previews use separate font files: Pango cannot read WOFF2, and sharp cannot choose an optical size.
const previewFonts = ["latin", "latin-ext", "vietnamese"].flatMap((script): Font[] => [
  {
    from: `fraunces/files/fraunces-${script}-opsz-normal`,
    to: `fraunces-${script}`,
    characters: everyLetter,
    axes: { opsz: 44, wght: 350 },
  },
  {
    from: `fraunces/files/fraunces-${script}-opsz-italic`,
    to: `fraunces-${script}-italic`,
    characters: everyLetter,
    axes: { opsz: 18, wght: 400 },
  },
]);

async function writeFont({ from, to, characters, axes }: Font, type: keyof typeof folders) {
  const source = readFileSync(require.resolve(`@fontsource-variable/${from}.woff2`));
  const targetFormat = type === "ttf" ? "truetype" : type;
  const font = await subsetFont(source, characters, { targetFormat, variationAxes: axes });
  writeFileSync(`${folders[type]}${to}.${type}`, font);
  console.log(
    `${to}.${type} ${(source.length / 1000).toFixed(1)} kB -> ${(font.length / 1000).toFixed(1)} kB`,
  );
}

/** The typefaces have the SIL Open Font License. */
export async function buildFonts() {
  for (const font of fonts) await writeFont(font, "woff2");
  for (const font of previewFonts) await writeFont(font, "ttf");
}
