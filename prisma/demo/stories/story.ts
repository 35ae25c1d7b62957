import type { ApplicationForm } from "@/features/coaching/schema";

/** A note of the team, written after the step with that number; 0 is the submission. */
type StoryNote = { step: number; by: "coach" | "colleague"; text: string };

export type Story = {
  form: ApplicationForm;
  moves: readonly ("in_review" | "invited" | "accepted" | "declined" | "withdrawn")[];
  /** For a waiting application: business days until the answer is due. Negative is overdue, 0 is today. */
  dueIn?: number;
  notes?: readonly StoryNote[];
  /** The coach's own words in the last email. */
  personalLine?: string;
  /** Whether the team replied on the first day. */
  isUrgent?: boolean;
  /** Whether the applicant has an account. */
  isMember?: boolean;
};
