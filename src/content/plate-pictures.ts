import { type Archetype, archetypeIds } from "./archetypes";
import { defaultContent } from "./documents";

/** The sizes are in pixels; `npm run media plates` renders the pictures. */
export const plateSizes = {
  wallpaper: { width: 1080, height: 1920 },
  post: { width: 1080, height: 1080 },
} as const;

export type PlateKind = keyof typeof plateSizes;

export const plateKinds = Object.keys(plateSizes) as PlateKind[];

/** The result is also the picture's path in the folder `public`. */
export function platePath(archetype: Archetype, kind: PlateKind) {
  return `/media/plates/aurea-${archetype}-${kind}.png`;
}

const archetypes = defaultContent("archetypes");

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
