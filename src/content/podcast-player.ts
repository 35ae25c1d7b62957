export const player = {
  load: "Load the player",
  loading: "Loading the player",
  again: "Try again",
  label: "Podcast player",
  idle: (host: string) =>
    `The player comes from ${host}. Nothing is fetched from there, and it learns nothing about you, until you press.`,
  arrived: (host: string) => `This player is sent by ${host}, which may now set cookies of its own.`,
  failed: (host: string) =>
    `The player did not arrive from ${host}. It may be down, or something in your browser is blocking it.`,
  noScript: "Loading the player needs JavaScript, which is switched off in this browser.",
} as const;
