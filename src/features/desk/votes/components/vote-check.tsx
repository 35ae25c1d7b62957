import { Badge } from "@/components/ui/badge";
import { deskVotes } from "@/content/desk-votes";
import { dayAndTime } from "@/lib/calendar";
import type { VoteBoard } from "../service";

const words = deskVotes.check;

function resultOf({ faults, isRepaired }: NonNullable<VoteBoard["check"]>) {
  if (isRepaired) return words.repaired(faults);
  return faults ? words.wrong(faults) : words.right;
}

/** What came out when somebody last compared the counts with the votes, and whom to ask for it. */
export function VoteCheck({ check }: { check: VoteBoard["check"] }) {
  const isWrong = check !== null && check.faults > 0 && !check.isRepaired;
  return (
    <div className="grid gap-s3">
      {check ? (
        <p>
          <Badge tone={isWrong ? "alert" : "ok"}>{resultOf(check)}</Badge>{" "}
          <span className="note">{words.at(dayAndTime(check.at))}</span>
        </p>
      ) : (
        <p>{words.never}</p>
      )}
      <p className="note">{words.how}</p>
    </div>
  );
}
