import type { ComponentProps, ReactNode } from "react";
import { Message } from "@/components/ui/message";
import { voteMessages } from "@/content/vote-messages";
import type { VoteStatus } from "../vote-store";
import styles from "./vote-outcomes.module.css";

export type VoteOutcomes = Record<Exclude<VoteStatus, "idle" | "voting">, ReactNode>;

const outcome = (tone: ComponentProps<typeof Message>["tone"], text: string) => (
  <Message tone={tone} live={false} className={styles.message}>
    {text}
  </Message>
);

/** What is said after a vote. The page renders it and hands it on, so that no card carries what draws messages. */
export const voteOutcomes: VoteOutcomes = {
  success: outcome("ok", voteMessages.success),
  error: outcome("error", voteMessages.failure),
  already: outcome("info", voteMessages.already),
};
