import { deskWaitlist } from "@/content/desk-waitlist";
import { DeskProgress } from "../../components/desk-progress";
import type { Run } from "../invite-run";

const words = deskWaitlist.bar;

type InviteProgressProps = { run: Run; isResumed: boolean };

export function InviteProgress({ run, isResumed }: InviteProgressProps) {
  const { invited, total, unsent } = run;
  return (
    <div className="grid gap-2 tabular-nums">
      <p>{isResumed ? words.resumed(invited.length, total) : words.progress(invited.length, total)}</p>
      <DeskProgress
        ground="night"
        className="w-full max-w-[32rem]"
        aria-label={words.progressLabel}
        max={total}
        value={total - unsent.length}
      />
    </div>
  );
}
