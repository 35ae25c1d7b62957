/** For how many days each kind of data is kept after it has ended. The hourly purge uses it, the privacy page cites it. */
export const retention = {
  links: 7,
  sessions: 30,
  leftWaitlist: 30,
  mailTexts: 30,
  mails: 400,
  heldForms: 90,
  // As set in deploy/ and docs/deployment.md; change it here too.
  backups: 30,
} as const;
