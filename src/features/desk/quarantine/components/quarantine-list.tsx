import { deskQuarantine, quarantineReasons } from "@/content/desk-quarantine";
import { formatEmail } from "@/lib/format-email";
import { DeskEmpty, Moment } from "../../components/desk-panel";
import type { QuarantinedRow } from "../service";
import { ReleaseButton } from "./release-button";

function QuarantinedItem({ quarantined }: { quarantined: QuarantinedRow }) {
  const { id, form, reason, name, email, fields, createdAt } = quarantined;
  return (
    <li className="grid gap-x-8 gap-y-3 border-dune-line border-b py-s4 wrap-anywhere first:pt-0 last:border-0 last:pb-0 nav:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_13rem] nav:[&>:last-child]:text-right [&>*]:min-w-0">
      <div className="text-base leading-[1.4]">
        <h3 className="font-[560] font-text text-[1.0625rem] leading-[1.35] tracking-normal">
          <bdi>{name ?? deskQuarantine.noName}</bdi>
        </h3>
        <p>{formatEmail(email)}</p>
        <p className="note leading-[1.4]">
          {deskQuarantine.forms[form] ?? deskQuarantine.otherForm}, <Moment at={createdAt} />
        </p>
      </div>
      <div>
        {fields.length === 0 ? <span className="note">{deskQuarantine.nothingSent}</span> : null}
        <dl className="grid gap-[0.6rem]">
          {fields.map((field) => (
            <div key={field.name}>
              <dt className="text-ink-2 text-small">{deskQuarantine.fields[field.name]}</dt>
              <dd className="max-w-[42em] whitespace-pre-line text-base leading-[1.45]" dir="auto">
                {field.text}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-ink-2 text-small leading-[1.4]">
          {(deskQuarantine.reasons[reason] ?? deskQuarantine.otherReason).text}
        </p>
      </div>
      <ReleaseButton id={id} email={email} />
    </li>
  );
}

export function QuarantineList({ list, query }: { list: QuarantinedRow[]; query?: string }) {
  if (list.length === 0) {
    return <DeskEmpty>{query ? deskQuarantine.notFound(query) : deskQuarantine.empty}</DeskEmpty>;
  }
  return (
    <ul role="list">
      {list.map((row) => (
        <QuarantinedItem key={row.id} quarantined={row} />
      ))}
    </ul>
  );
}

type ReasonCountsProps = { counts: Record<string, number>; isTruncated: boolean };

export function ReasonCounts({ counts, isTruncated }: ReasonCountsProps) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-s4">
        {quarantineReasons.map((reason) => (
          <div key={reason}>
            <dt className="text-ink-2 text-small">{deskQuarantine.reasons[reason]?.label}</dt>
            <dd className="font-display text-[2rem] lining-nums leading-[1.1]">{counts[reason] ?? 0}</dd>
          </div>
        ))}
      </dl>
      <p className="note" hidden={!isTruncated}>
        {deskQuarantine.counts.truncated}
      </p>
    </>
  );
}
