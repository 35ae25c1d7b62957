import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { overviewWords } from "@/content/desk-overview";
import { ApplicationTable } from "../../applications/components/application-table";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskPanel } from "../../components/desk-panel";
import { countLimit } from "../../count-limit";
import type { Today } from "../today-service";
import { DueLineChart } from "./due-line-chart";

const { line, due: words } = overviewWords;

export function DueLinePanel({ due }: { due: Today["due"] }) {
  const title = (
    <>
      {line.title} <span className="whitespace-nowrap">{line.promise}</span>
    </>
  );
  return (
    <DeskPanel title={title} link={{ href: desk.pages.applications.href, label: line.all }}>
      <DueLineChart slots={due.line} hasEarlier={due.hasEarlier} />
    </DeskPanel>
  );
}

export function DuePanel({ due, now }: { due: Today["due"]; now: Date }) {
  const { rows, overdue } = due;
  const badge = overdue ? <Badge tone="alert">{words.overdue(overdue, countLimit)}</Badge> : null;
  return (
    <DeskPanel title={words.title} badge={badge}>
      {rows.length ? (
        <ApplicationTable rows={rows} now={now} label={words.title} />
      ) : (
        <DeskEmpty>{words.none}</DeskEmpty>
      )}
    </DeskPanel>
  );
}
