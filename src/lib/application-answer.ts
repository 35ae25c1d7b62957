/** The statuses of applications that await an answer. */
export const awaitingStatuses = ["pending_review", "in_review"] as const;

/**
 * Milliseconds for which a coach can undo a new status of an application. The email about the status is sent
 * afterwards.
 */
export const undoMs = 10 * 60_000;
