/** Days each kind of data is kept after it has ended, for the hourly purge and the privacy page. */
export const retention = {
  links: 7,
  sessions: 30,
  leftWaitlist: 30,
  mailTexts: 30,
  mails: 400,
  heldForms: 90,
  // Set in deploy/ and docs/deployment.md; change it here too.
  backups: 30,
} as const;
