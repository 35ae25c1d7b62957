/** `hours` is the time until the last attempt. */
export const undelivered: Record<string, { attempts: number; hours: number; lastError: string }> = {
  "hanne.full-mailbox@example.org": { attempts: 1, hours: 0.001, lastError: "EENVELOPE 552" },
  "postbus.gerrit@example.com": { attempts: 12, hours: 15.8, lastError: "ETIMEDOUT" },
};
