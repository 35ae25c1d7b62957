import type { ReactNode } from "react";
import type { VoteStatus } from "./vote-store";

type VoteOutcomes = Record<Exclude<VoteStatus, "idle" | "voting">, ReactNode>;

/** What the page renders for the votes and hands on, so that no script carries it. */
export type VoteParts = {
  outcomes: VoteOutcomes;
  /** the class names of a button for a vote that is open, and for one that was chosen */
  looks: { open: string; chosen: string };
  /** each app's sign, name and promise */
  faces: Readonly<Record<string, ReactNode>>;
  /** the drawing under each app's name before its votes are known */
  seeds: Readonly<Record<string, ReactNode>>;
};

/** The id of an app's name. */
export function nameId(slug: string) {
  return `name-${slug}`;
}
