import { deskHeld, heldReasons } from "@/content/desk-held";

type ReasonCountsProps = { counts: Record<string, number>; isCut: boolean };

/** How many forms were held lately, by reason. */
export function ReasonCounts({ counts, isCut }: ReasonCountsProps) {
  return (
    <>
      <dl className="caught-counts">
        {heldReasons.map((reason) => (
          <div key={reason}>
            <dt>{deskHeld.reasons[reason]?.label}</dt>
            <dd>{counts[reason] ?? 0}</dd>
          </div>
        ))}
      </dl>
      {isCut ? <p className="note">{deskHeld.counts.cut}</p> : null}
    </>
  );
}
