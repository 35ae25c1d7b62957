/** Pixel sizes of the built posters in public/media. */
export const pictureSizes = {
  hero: [1920, 922],
  "hero-t": [960, 1100],
  "hero-m": [780, 1640],
  auth: [1000, 1400],
  "auth-m": [1200, 560],
  night: [1600, 820],
  "night-m": [780, 1460],
  caravan: [1600, 720],
  "caravan-m": [780, 860],
  tent: [1600, 1000],
  "tent-m": [780, 900],
  mast: [1600, 900],
  "mast-m": [780, 1500],
  lost: [1600, 820],
  "lost-m": [780, 700],
  corporate: [1200, 1100],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type PictureName = keyof typeof pictureSizes;

/** `isLow` limits a variant to phones in landscape. */
type Variant = { name: PictureName; below: string; isLow?: true };

/** The condition of `isLow` must equal the condition of the variant `low` in `src/app/tokens.css`. */
export function mediaOf({ below, isLow }: Variant) {
  return `(max-width: ${below})${isLow ? " and (max-height: 29.99rem) and (orientation: landscape)" : ""}`;
}

/** The narrowest is first, because browsers take the first source that matches. */
export const pictureVariants: Partial<Record<PictureName, readonly Variant[]>> = {
  hero: [
    { name: "hero-m", below: "29.99rem" },
    { name: "hero-t", below: "59.99rem" },
  ],
  auth: [{ name: "auth-m", below: "59.99rem" }],
  night: [{ name: "night-m", below: "29.99rem" }],
  caravan: [{ name: "caravan-m", below: "47.99rem" }],
  tent: [{ name: "tent-m", below: "35.99rem" }],
  mast: [
    { name: "mast", below: "59.99rem", isLow: true },
    { name: "mast-m", below: "59.99rem" },
  ],
  lost: [
    { name: "lost", below: "59.99rem", isLow: true },
    { name: "lost-m", below: "59.99rem" },
  ],
};

/** The poster of a film is its first frame, so that nothing moves when the film replaces the poster. */
export const filmCuts = {
  hero: [
    { src: "/media/hero-m", media: "(max-width: 29.99rem)" },
    { src: "/media/hero-t", media: "(min-width: 30rem) and (max-width: 59.99rem)" },
    { src: "/media/hero", media: "(min-width: 60rem)" },
  ],
  auth: [
    { src: "/media/auth-m", media: "(max-width: 59.99rem)" },
    { src: "/media/auth", media: "(min-width: 60rem)" },
  ],
  corporate: [{ src: "/media/corporate" }],
} as const;
