/** On its own, since it stands on the page of last resort too. */
export const betaNotice = {
  label: "Notice",
  text: "We are still in BETA. More features and content coming soon!",
} as const;
