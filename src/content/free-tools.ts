/** The ids are stored in the database and must not change. */
export const freeTools = [
  {
    id: "wheel",
    name: "The Feeling Wheel",
    text: "Forty words for what “fine” is covering. Turn it until one of them makes you exhale.",
    drawing: "A wheel of forty feelings with a pointer",
  },
  {
    id: "gauge",
    name: "The Tide",
    text: "Four counts in, six counts out. You watch the water and let it do the counting.",
    drawing: "A tide gauge with a float on the water",
  },
  {
    id: "pencil",
    name: "Three Lines",
    text: "Three lines before the lamp goes off. Nobody reads them, and nothing counts your days.",
    drawing: "A pencil, point up",
  },
] as const;

export type FreeToolId = (typeof freeTools)[number]["id"];

export const freeToolIds = freeTools.map(({ id }) => id);
