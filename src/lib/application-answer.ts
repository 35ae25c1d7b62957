/** The statuses of applications that await an answer. */
export const awaitingStatuses = ["pending_review", "in_review"] as const;

/** The time in which a coach can undo a new status of an application, and after which its email is sent. */
export const undoMs = 10 * 60_000;
