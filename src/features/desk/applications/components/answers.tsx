import {
  type ApplicationField,
  type ApplicationFieldText,
  applicationFieldNames,
  applicationFields,
  applicationTexts,
} from "@/content/application-fields";
import { deskApplications } from "@/content/desk-applications";
import { dayAndTime } from "@/lib/calendar";
import { DeskPanel } from "../../components/desk-panel";
import type { ApplicationRecord } from "../record-service";

const { record } = deskApplications;
const written = "mt-2 whitespace-pre-line text-body leading-[1.65] wrap-anywhere";
const unwritten = "mt-2 font-aside text-[1.0625rem] text-ink-2 italic leading-[1.4]";

type AnswersProps = { application: ApplicationRecord["application"] };

const labelled = (label: string) => label.replace(/\*$/, "");

const isShort = (name: ApplicationField) => applicationFields[name].kind !== "text";

/** What was written, or the words of what was chosen. */
function said(words: ApplicationFieldText, value: string) {
  return words.kind === "choice" ? (words.choices[value] ?? value) : value;
}

export function Answers({ application }: AnswersProps) {
  const facts: [string, string][] = [
    ...applicationFieldNames.filter(isShort).map((name): [string, string] => {
      const words = applicationFields[name];
      return [words.label, said(words, application[name] ?? "")];
    }),
    [record.program, application.program],
    [record.priority, application.priority],
    [record.submitted, dayAndTime(application.submittedAt)],
    [record.opened, application.reviewed ? record.yes : record.no],
  ];
  return (
    <DeskPanel title={record.answers}>
      <dl className="grid max-w-2xl gap-s6">
        {applicationTexts.map((name) => (
          <div key={name}>
            <dt className="font-display text-[1.1875rem] leading-[1.3]">
              {labelled(applicationFields[name].label)}
            </dt>
            <dd className={application[name] ? written : unwritten}>
              {application[name] || record.noAnswer}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-s7 border-gold border-t pt-s5 font-display font-normal text-[1.1875rem] leading-[1.3] tracking-normal">
        {record.facts}
      </h3>
      <dl className="mt-s4 grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-s6 gap-y-s4 text-base leading-[1.45]">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-2 text-small">{labelled(label)}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </DeskPanel>
  );
}
