import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { applicationWords } from "@/content/desk-applications";
import { dayOf, longDay } from "@/lib/calendar";
import { DeskLink } from "../../components/desk-link";
import { dueWords } from "../due-words";
import { StatusBadge } from "./status-badge";

const { record } = applicationWords;

type RecordHeadProps = {
  application: { name: string; email: string; status: string; dueAt: Date; awaitsAnswer: boolean };
  now: Date;
};

function DueWords({ dueAt, now }: { dueAt: Date; now: Date }) {
  const { text, isLate } = dueWords(dueAt, now);
  if (isLate) return <Badge tone="alert">{text}</Badge>;
  return <span>{dayOf(dueAt) === dayOf(now) ? record.dueToday : record.dueBy(longDay(dueAt))}</span>;
}

export function RecordHead({ application, now }: RecordHeadProps) {
  const { name, email, status, dueAt, awaitsAnswer } = application;
  return (
    <div>
      <DeskLink href={desk.pages.applications.href} className="textlink">
        {record.back}
      </DeskLink>
      <h1 className="mt-s2">{name}</h1>
      <div className="mt-s3 flex flex-wrap items-center gap-x-5 gap-y-1 text-base wrap-anywhere">
        <StatusBadge status={status} />
        {awaitsAnswer ? <DueWords dueAt={dueAt} now={now} /> : null}
        <a className="inline-flex min-h-11 items-center" href={`mailto:${encodeURIComponent(email)}`}>
          {email}
        </a>
      </div>
    </div>
  );
}
