import "server-only";

/** Matches characters that the font files in `link-art` lack. A server has no other fonts and would draw boxes. */
const missing =
  /[^\s!-~¡-ňŊ-žƏƒƠơƯưǄ-ǌǙǚǦǧǪǫǺ-țȪ-ȭȰ-ȳȷəʹʺʼˆˇ˚˜˝ḈḉḌ-ḏḔ-ḗḜḝḠḡḤḥḪḫḮḯḶḷḺḻṂṃṆ-ṉṌ-ṓṚṛṞṟṢ-ṥṬ-ṯṸ-ṻẀ-ẅẒẓẗẞẠ-ỹ–—‘-‚“-„†•…′″‹›⁄₡₣₤₦₧₩₫-₭₱₲₵₹₺₼₽™−∕]/gu;

/** Returns similar characters, such as "fi" for a ligature, or an empty string. */
const replaceMissing = (sign: string) =>
  /\p{Pd}/u.test(sign) ? "-" : sign.normalize("NFKD").replace(missing, "");

/** Replaces characters that the fonts lack with similar ones. Those without a similar one, such as emoji, are left out. */
export function toDrawableText(text: string) {
  const quoted = text
    .normalize()
    .replace(/[ʻʽʿ‛]/g, "‘")
    .replace(/[ʾˈ]/g, "’");
  return quoted
    .replace(missing, replaceMissing)
    .replace(/[^\S\xa0]+/g, " ")
    .trim();
}

/** Returns false for letters and digits that the fonts lack, such as Greek and Chinese ones. */
export function isDrawable(text = "") {
  const signs = text.normalize().match(missing) ?? [];
  return signs.every((sign) => !/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u.test(sign) || replaceMissing(sign) !== "");
}
