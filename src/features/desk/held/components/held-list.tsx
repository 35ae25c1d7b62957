import { deskHeld, heldReasons } from "@/content/desk-held";
import { DeskEmpty } from "../../components/desk-sheet";
import { Moment } from "../../components/moment";
import type { HeldRow } from "../list-service";
import { ReleaseButton } from "./release-button";

function HeldItem({ held }: { held: HeldRow }) {
  const { id, form, reason, name, email, fields, createdAt } = held;
  return (
    <li className="grid gap-x-8 gap-y-3 border-dune-line border-b py-s4 wrap-anywhere first:pt-0 last:border-0 last:pb-0 nav:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_13rem] nav:[&>:last-child]:text-right [&>*]:min-w-0">
      <div className="text-base leading-[1.4]">
        <h3 className="font-[560] font-text text-[1.0625rem] leading-[1.35] tracking-normal">
          {name ?? deskHeld.noName}
        </h3>
        <p>{email}</p>
        <p className="note leading-[1.4]">
          {deskHeld.forms[form] ?? deskHeld.otherForm}, <Moment at={createdAt} />
        </p>
      </div>
      <div>
        {fields.length === 0 ? <span className="note">{deskHeld.nothingSent}</span> : null}
        <dl className="grid gap-[0.6rem]">
          {fields.map((field) => (
            <div key={field.name}>
              <dt className="text-ink-2 text-small">{deskHeld.fields[field.name]}</dt>
              <dd className="max-w-[42em] whitespace-pre-line text-base leading-[1.45]">{field.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-ink-2 text-small leading-[1.4]">
          {(deskHeld.reasons[reason] ?? deskHeld.otherReason).text}
        </p>
      </div>
      <ReleaseButton id={id} email={email} />
    </li>
  );
}

export function HeldList({ list, query }: { list: HeldRow[]; query?: string }) {
  if (list.length === 0) {
    return <DeskEmpty>{query ? deskHeld.notFound(query) : deskHeld.empty}</DeskEmpty>;
  }
  return (
    <ul>
      {list.map((held) => (
        <HeldItem key={held.id} held={held} />
      ))}
    </ul>
  );
}

type ReasonCountsProps = { counts: Record<string, number>; isCut: boolean };

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
