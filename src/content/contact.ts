// Separate from site.ts and shell.ts, because error boundaries put these into the bundle of every page.

export const contact = { name: "Aurea", support: "support@aurea.example" } as const;

export const betaNotice = {
  label: "Notice",
  text: "We are still in BETA. More features and content coming soon!",
} as const;
