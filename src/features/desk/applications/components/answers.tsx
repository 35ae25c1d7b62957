import {
  type ApplicationFieldText,
  applicationFieldNames,
  applicationFields,
  applicationTexts,
} from "@/content/application-fields";
import { deskApplications } from "@/content/desk-applications";
import { dayAndTime } from "@/lib/calendar";
import { DeskFacts } from "../../components/desk-rows";
import { DeskPanel } from "../../components/desk-sheet";
import type { ApplicationRecord } from "../record-service";

const { record } = deskApplications;
const written = "mt-2 whitespace-pre-line text-body leading-[1.65] wrap-anywhere";
const unwritten = "mt-2 font-aside text-[1.0625rem] text-ink-2 italic leading-[1.4]";

const labelled = (label: string) => label.replace(/\*$/, "");

export function Answers({ application }: { application: ApplicationRecord["application"] }) {
  const short = applicationFieldNames.flatMap((name) => {
    const field: ApplicationFieldText = applicationFields[name];
    const value = application[name] ?? "";
    if (field.kind === "text") return [];
    return [
      [labelled(field.label), field.kind === "choice" ? (field.choices[value] ?? value) : value] as const,
    ];
  });
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
      <h3 className="mt-s7 mb-s4 border-gold border-t pt-s5 font-display font-normal text-[1.1875rem] leading-[1.3] tracking-normal">
        {record.facts}
      </h3>
      <DeskFacts
        facts={[
          ...short,
          [record.program, application.program],
          [record.priority, application.priority],
          [record.submitted, dayAndTime(application.submittedAt)],
          [record.opened, application.reviewed ? record.yes : record.no],
        ]}
      />
    </DeskPanel>
  );
}
