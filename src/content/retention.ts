/** The days for which data is kept after it was last needed; the hourly purge and the privacy page use them. */
export const retention = {
  links: 7,
  sessions: 30,
  leftWaitlist: 30,
  mailTexts: 30,
  mails: 400,
  quarantinedForms: 90,
  // deploy/ and docs/deployment.md repeat this number; change them together.
  backups: 30,
} as const;
