import { caughtReasons, deskCaught } from "@/content/desk-caught";

type ReasonCountsProps = { counts: Record<string, number>; isCut: boolean };

/** How often each of the three nets caught something lately. */
export function ReasonCounts({ counts, isCut }: ReasonCountsProps) {
  return (
    <>
      <dl className="caught-counts">
        {caughtReasons.map((reason) => (
          <div key={reason}>
            <dt>{deskCaught.reasons[reason]?.label}</dt>
            <dd>{counts[reason] ?? 0}</dd>
          </div>
        ))}
      </dl>
      {isCut ? <p className="note">{deskCaught.counts.cut}</p> : null}
    </>
  );
}
