import { applicationStatuses as labels } from "@/content/desk-applications";
import { awaitingStatuses, undoMs } from "@/lib/application-answer";

export type ApplicationStatus = keyof typeof labels;

export const applicationStatuses = Object.keys(labels) as [ApplicationStatus, ...ApplicationStatus[]];

// The code calls a status change a move.
export const moves: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending_review: ["in_review", "withdrawn"],
  in_review: ["invited", "declined", "withdrawn"],
  invited: ["accepted", "declined", "withdrawn"],
  accepted: [],
  declined: [],
  withdrawn: [],
};

/** The statuses about which the applicant gets an email. */
const mailStatuses = ["invited", "accepted", "declined"] as const;

export type MailStatus = (typeof mailStatuses)[number];

export function isLegalMove(from: ApplicationStatus, to: ApplicationStatus) {
  return moves[from].includes(to);
}

export function isAwaitingAnswer(status: ApplicationStatus) {
  return awaitingStatuses.some((awaiting) => awaiting === status);
}

export function hasMail(status: ApplicationStatus): status is MailStatus {
  return mailStatuses.some((mailed) => mailed === status);
}

/** Returns when the undo period ends and the email may be sent. */
export function getUndoDeadline(movedAt: Date) {
  return new Date(movedAt.getTime() + undoMs);
}

/** An unknown status is shown as stored and cannot be changed. */
export function isApplicationStatus(status: string): status is ApplicationStatus {
  return applicationStatuses.some((known) => known === status);
}
