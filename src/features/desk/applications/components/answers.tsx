import {
  type ApplicationField,
  type ApplicationFieldWords,
  applicationFieldNames,
  applicationFields,
  applicationTexts,
} from "@/content/application-fields";
import { applicationWords } from "@/content/desk-applications";
import { dayAndTime } from "@/lib/calendar";
import { DeskPanel } from "../../components/desk-panel";
import type { ApplicationRecord } from "../record-service";

const { record } = applicationWords;

type AnswersProps = { application: ApplicationRecord["application"] };

const labelled = (label: string) => label.replace(/\*$/, "");

const isShort = (name: ApplicationField) => applicationFields[name].kind !== "text";

/** What was written, or the words of what was chosen. */
function said(words: ApplicationFieldWords, value: string) {
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
      <dl className="ap-prose">
        {applicationTexts.map((name) => (
          <div key={name}>
            <dt>{labelled(applicationFields[name].label)}</dt>
            <dd className={application[name] ? undefined : "is-empty"}>
              {application[name] || record.noAnswer}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="ap-facts__title">{record.facts}</h3>
      <dl className="ap-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{labelled(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </DeskPanel>
  );
}
