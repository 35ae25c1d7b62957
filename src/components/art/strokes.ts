/* Draws a figure as it scrolls into view, in browsers that support scroll timelines. The figure names the timeline;
   each stroke sets its length (--from-dash) and the part of the timeline in which it is drawn (--starts, --ends). */
const fading = "[--from-opacity:0] moving:reveal";

export const strokes = {
  figure: "[--by:--figure] [view-timeline:--figure]",
  first: "[--starts:entry_30%] [--ends:cover_32%]",
  second: "[--starts:entry_80%] [--ends:cover_42%]",
  drawn: "moving:[stroke-dasharray:var(--from-dash)] moving:reveal",
  fading,
  shown: `[--starts:cover_32%] [--ends:cover_50%] ${fading}`,
} as const;
