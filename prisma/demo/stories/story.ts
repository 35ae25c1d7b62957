import type { ApplicationForm } from "@/features/coaching/schema";

/** A note of the team, written while the application stood at the step of that number; 0 is its arrival. */
type StoryNote = { step: number; by: "coach" | "colleague"; text: string };

/** An application and what became of it. */
export type Story = {
  form: ApplicationForm;
  moves: readonly ("in_review" | "invited" | "accepted" | "declined" | "withdrawn")[];
  /** For what still waits: in how many business days the answer is due. Negative is overdue, 0 is today. */
  dueIn?: number;
  notes?: readonly StoryNote[];
  /** What the coach wrote into the last mail besides the usual words. */
  personalLine?: string;
  /** Whether the team took it up at once. */
  isUrgent?: boolean;
  /** Whether the applicant has an account with the same address. */
  isMember?: boolean;
};
