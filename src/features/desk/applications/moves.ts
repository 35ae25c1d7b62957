/** The six states of an application, in the order in which one may pass through them. */
export const applicationStatuses = [
  "pending_review",
  "in_review",
  "invited",
  "accepted",
  "declined",
  "withdrawn",
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

const moves: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending_review: ["in_review", "withdrawn"],
  in_review: ["invited", "declined", "withdrawn"],
  invited: ["accepted", "declined", "withdrawn"],
  accepted: [],
  declined: [],
  withdrawn: [],
};

/** The states of which the applicant is told by a mail. */
const mailStatuses = ["invited", "accepted", "declined"] as const;

export type MailStatus = (typeof mailStatuses)[number];

/** The states that wait for the team's answer. */
export const awaitingStatuses = ["pending_review", "in_review"] as const satisfies ApplicationStatus[];

/** Where an application may go from here; nowhere once it is closed. */
export function movesFrom(status: ApplicationStatus): readonly ApplicationStatus[] {
  return moves[status];
}

export function isLegalMove(from: ApplicationStatus, to: ApplicationStatus) {
  return moves[from].includes(to);
}

export function awaitsAnswer(status: ApplicationStatus) {
  return awaitingStatuses.some((awaiting) => awaiting === status);
}

export function hasMail(status: ApplicationStatus): status is MailStatus {
  return mailStatuses.some((told) => told === status);
}

const takeBackMs = 10 * 60_000;

/** Returns until when a move made at a time can be taken back, which is when its email leaves. */
export function takeBackUntil(movedAt: Date) {
  return new Date(movedAt.getTime() + takeBackMs);
}

/** What is stored may be older than this release: an unknown state is shown as it is and moves nowhere. */
export function isApplicationStatus(status: string): status is ApplicationStatus {
  return applicationStatuses.some((known) => known === status);
}
