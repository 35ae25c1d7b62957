/** Addresses to which delivery fails: the number of attempts, the hours until the last attempt, and the last error. */
export const undelivered: Record<string, { attempts: number; hours: number; lastError: string }> = {
  "hanne.full-mailbox@example.org": { attempts: 1, hours: 0.001, lastError: "EENVELOPE 552" },
  "postbus.gerrit@example.com": { attempts: 12, hours: 15.8, lastError: "ETIMEDOUT" },
};
