/** The time in which a coach can undo a new status of an application, and after which its email is sent. */
export const undoMs = 10 * 60_000;
