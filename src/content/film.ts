export const filmTexts = { pause: "Pause film", play: "Play film" } as const;
