/* A figure draws itself as it scrolls into view, where the browser can: it names the timeline, and its strokes come one after the
   other. Each says how long it is (--from-dash), and at which part of the figure's way it comes. */
const fading = "[--from-opacity:0] moving:comes";

export const strokes = {
  figure: "[--by:--figure] [view-timeline:--figure]",
  first: "[--starts:entry_30%] [--ends:cover_32%]",
  second: "[--starts:entry_80%] [--ends:cover_42%]",
  drawn: "moving:[stroke-dasharray:var(--from-dash)] moving:comes",
  /** shapes without a stroke length fade in */
  fading,
  /** the last to fade in */
  shown: `[--starts:cover_32%] [--ends:cover_50%] ${fading}`,
} as const;
