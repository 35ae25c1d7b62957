export const filmWords = { pause: "Pause film", play: "Play film" } as const;
