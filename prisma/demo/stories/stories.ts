import type { ApplicationForm } from "@/features/coaching/schema";
import { accepted } from "./accepted";
import { declined } from "./declined";
import { invited } from "./invited";
import { settled } from "./settled";
import { waiting } from "./waiting";
import { withdrawn } from "./withdrawn";

/** `step` is the number of the status change after which the note is written; 0 is the submission. */
type StoryNote = { step: number; by: "coach" | "colleague"; text: string };

export type Story = {
  form: ApplicationForm;
  moves: readonly ("in_review" | "invited" | "accepted" | "declined" | "withdrawn")[];
  /** For a waiting application: business days until the answer is due. Negative is overdue, 0 is today. */
  dueIn?: number;
  notes?: readonly StoryNote[];
  personalLine?: string;
  /** Whether the team replied on the first day. */
  isUrgent?: boolean;
  isMember?: boolean;
};

export const stories: readonly Story[] = [
  ...waiting,
  ...invited,
  ...accepted,
  ...settled,
  ...declined,
  ...withdrawn,
];
