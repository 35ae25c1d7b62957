import type { ApplicationForm } from "@/features/coaching/schema";
import { accepted } from "./accepted";
import { declined } from "./declined";
import { invited } from "./invited";
import { waiting } from "./waiting";
import { withdrawn } from "./withdrawn";

type Author = "coach" | "colleague";

/** `step` is the number of the status change after which the note is written; 0 is the submission. */
type StoryNote = { step: number; by: Author; text: string };

export type Story = {
  form: ApplicationForm;
  moves: readonly ("in_review" | "invited" | "accepted" | "declined" | "withdrawn")[];
  /**
   * The number of business days until the answer to a waiting application is due; 0 is today, and a negative number is
   * overdue.
   */
  dueIn?: number;
  notes: readonly StoryNote[];
  personalLine?: string;
  /** Whether the team replied on the first day. */
  isUrgent?: boolean;
  isMember?: boolean;
};

type Choice = "commitmentLevel" | "investmentReadiness" | "timeline";

/** A story as the files of this folder write it, with the fields of the form at the top level. */
export type WrittenStory = Omit<ApplicationForm, Choice> &
  Omit<Story, "form" | "moves" | "notes"> & {
    /** The commitment level, the investment readiness and the timeline. */
    choices: `${ApplicationForm["commitmentLevel"]} ${ApplicationForm["investmentReadiness"]} ${ApplicationForm["timeline"]}`;
    /** Each note begins with its step and its author. */
    notes?: readonly `${number} ${Author}: ${string}`[];
  };

export type MovedStory = WrittenStory & Pick<Story, "moves">;

function readNote(note: string): StoryNote {
  const [, step, by, text = ""] = /^(\d) (\w+): (.+)$/s.exec(note) ?? [];
  return { step: Number(step), by: by as Author, text };
}

function readStory(story: MovedStory): Story {
  const { choices, moves, dueIn, notes = [], personalLine, isUrgent, isMember, ...texts } = story;
  const [commitmentLevel, investmentReadiness, timeline] = choices.split(" ");
  const form = { ...texts, commitmentLevel, investmentReadiness, timeline } as ApplicationForm;
  return { form, moves, dueIn, notes: notes.map(readNote), personalLine, isUrgent, isMember };
}

const withMoves = (moves: Story["moves"], stories: readonly WrittenStory[]) =>
  stories.map((story) => ({ ...story, moves }));

export const stories: readonly Story[] = [
  ...waiting,
  ...withMoves(["in_review", "invited"], invited),
  ...withMoves(["in_review", "invited", "accepted"], accepted),
  ...withMoves(["in_review", "invited", "declined"], declined),
  ...withdrawn,
].map(readStory);
