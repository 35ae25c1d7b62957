import { type Archetype, archetypeIds, archetypes } from "./archetypes";

/** The plates to keep, in pixels: for the screen of a phone, and square. `npm run media plates` paints them. */
export const plateSizes = {
  wallpaper: { width: 1080, height: 1920 },
  post: { width: 1080, height: 1080 },
} as const;

export type PlateKind = keyof typeof plateSizes;

export const plateKinds = Object.keys(plateSizes) as PlateKind[];

/** The file of a plate below public. */
export function platePath(archetype: Archetype, kind: PlateKind) {
  return `/media/plates/aurea-${archetype}-${kind}.png`;
}

/** Every plate, with the words that are painted on it. */
export const platePictures = archetypeIds.flatMap((archetype) =>
  plateKinds.map((kind) => ({
    archetype,
    kind,
    words: {
      kind,
      heading: archetypes[archetype].name,
      text: archetypes[archetype].healingMantra.join("\n"),
    },
  })),
);
