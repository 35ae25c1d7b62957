import type { ReactNode } from "react";
import { Message } from "@/components/ui/message";
import { voteMessages } from "@/content/vote-messages";
import type { VoteStatus } from "../vote-store";
import styles from "./vote-outcomes.module.css";

export type VoteOutcomes = Record<Exclude<VoteStatus, "idle" | "voting">, ReactNode>;

/** What is said after a vote. The page renders it and hands it on, so that no card carries what draws messages. */
export const voteOutcomes: VoteOutcomes = {
  success: (
    <Message tone="ok" live={false} className={styles.message}>
      {voteMessages.success}
    </Message>
  ),
  error: (
    <Message tone="error" live={false} className={styles.message}>
      {voteMessages.failure}
    </Message>
  ),
  already: (
    <Message tone="info" live={false} className={styles.message}>
      {voteMessages.already}
    </Message>
  ),
};
