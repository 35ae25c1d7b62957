import { deskAudit } from "@/content/desk-audit";
import { classNames } from "@/lib/class-names";
import type { Change } from "../changes";

// People write these fields, so a value that happens to equal a stored term is shown as written.
const notTranslated = new Set(["displayName", "name"]);

function labelField(field: string) {
  const spaced = field
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase();
  return deskAudit.fields[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function formatValue({ field }: Change, value: string) {
  return notTranslated.has(field) ? value : (deskAudit.values[value] ?? value);
}

export function ChangeList({ changes, className }: { changes: Change[]; className?: string }) {
  if (changes.length === 0) return null;
  return (
    <ul role="list" className={classNames("space-y-1", className)}>
      {changes.map((change) => (
        <li key={change.field}>
          <span className="text-ink-2 text-small max-nav:after:content-[':'] nav:block">
            {labelField(change.field)}
          </span>{" "}
          {change.before === null ? null : (
            <>
              <span className="sr-only">{deskAudit.was} </span>
              <del className="text-ink-2 decoration-control">
                <bdi>{formatValue(change, change.before)}</bdi>
              </del>{" "}
              <span className="sr-only">{deskAudit.became} </span>
            </>
          )}
          <ins className="no-underline">
            <bdi>{change.after === null ? deskAudit.nothing : formatValue(change, change.after)}</bdi>
          </ins>
        </li>
      ))}
    </ul>
  );
}
