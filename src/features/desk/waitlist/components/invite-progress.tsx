import { deskWaitlist } from "@/content/desk-waitlist";
import type { Run } from "../invite-run";

const words = deskWaitlist.bar;

export function InviteProgress({ run }: { run: Run }) {
  return (
    <div className="invite-progress">
      <p>{words.progress(run.invited.length, run.total)}</p>
      <progress aria-label={words.progressLabel} max={run.total} value={run.total - run.unsent.length} />
    </div>
  );
}
