/** How long what has ended is kept, in days. The hourly clean-up goes by these, and the privacy page cites them. */
export const retention = {
  links: 7,
  sessions: 30,
  leftWaitingList: 30,
  letterTexts: 30,
  letters: 400,
  heldForms: 90,
  // How long deploy/ and docs/deployment.md keep backups; who sets it otherwise changes it here too.
  backups: 30,
} as const;
