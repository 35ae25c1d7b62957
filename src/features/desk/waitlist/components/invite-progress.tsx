import { deskWaitlist } from "@/content/desk-waitlist";
import type { Run } from "../invite-run";
import styles from "./invite-bar.module.css";

const words = deskWaitlist.bar;

export function InviteProgress({ run }: { run: Run }) {
  return (
    <div className="grid gap-2 tabular-nums">
      <p>{words.progress(run.invited.length, run.total)}</p>
      <progress
        className={styles.progress}
        aria-label={words.progressLabel}
        max={run.total}
        value={run.total - run.unsent.length}
      />
    </div>
  );
}
