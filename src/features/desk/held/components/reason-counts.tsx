import { deskHeld, heldReasons } from "@/content/desk-held";

type ReasonCountsProps = { counts: Record<string, number>; isCut: boolean };

/** How many forms were held lately, by reason. */
export function ReasonCounts({ counts, isCut }: ReasonCountsProps) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-s4">
        {heldReasons.map((reason) => (
          <div key={reason}>
            <dt className="text-ink-2 text-small">{deskHeld.reasons[reason]?.label}</dt>
            <dd className="font-display text-[2rem] lining-nums leading-[1.1]">{counts[reason] ?? 0}</dd>
          </div>
        ))}
      </dl>
      {isCut ? <p className="note">{deskHeld.counts.cut}</p> : null}
    </>
  );
}
