import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskApplications } from "@/content/desk-applications";
import { dayOf, longDay } from "@/lib/calendar";
import { DeskLink } from "../../components/desk-link";
import { pageUrl } from "../../page-url";
import { dueText, StatusBadge } from "./application-list";

const { record } = deskApplications;

type RecordHeadProps = {
  application: { name: string; email: string; status: string; dueAt: Date; awaitsAnswer: boolean };
  /** The query of the list from which the record was opened. */
  list: Record<string, string | undefined>;
  neighbours: Record<"previous" | "next", { id: string; name: string } | null>;
  now: Date;
};

const path = desk.pages.applications.href;
const keys = { previous: "k", next: "j" } as const;

function Due({ dueAt, now }: { dueAt: Date; now: Date }) {
  const { text, isLate } = dueText(dueAt, now);
  if (isLate) return <Badge tone="alert">{text}</Badge>;
  return <span>{dayOf(dueAt) === dayOf(now) ? record.dueToday : record.dueBy(longDay(dueAt))}</span>;
}

export function RecordHead({ application, list, neighbours, now }: RecordHeadProps) {
  const { name, email, status, dueAt, awaitsAnswer } = application;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <DeskLink href={pageUrl(path, list)} className="textlink" aria-keyshortcuts="u">
          {record.back}
        </DeskLink>
        <nav className="flex flex-wrap gap-x-6" aria-label={record.neighbours.label}>
          {(["previous", "next"] as const).map((side) => {
            const neighbour = neighbours[side];
            return neighbour ? (
              <DeskLink
                key={side}
                href={pageUrl(`${path}/${neighbour.id}`, list)}
                className="textlink"
                aria-keyshortcuts={keys[side]}
                aria-label={`${record.neighbours[side]}: ${neighbour.name}`}
              >
                {record.neighbours[side]}
              </DeskLink>
            ) : null;
          })}
        </nav>
      </div>
      <h1 className="mt-s2">{name}</h1>
      <div className="mt-s3 flex flex-wrap items-center gap-x-5 gap-y-1 text-base wrap-anywhere">
        <StatusBadge status={status} />
        {awaitsAnswer ? <Due dueAt={dueAt} now={now} /> : null}
        <a className="inline-flex min-h-11 items-center" href={`mailto:${encodeURIComponent(email)}`}>
          {email}
        </a>
      </div>
    </div>
  );
}
