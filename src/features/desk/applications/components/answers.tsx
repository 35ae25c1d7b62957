import { coachingChoices, application as form } from "@/content/coaching-forms";
import { applicationWords } from "@/content/desk-applications";
import { dayAndTime } from "@/lib/calendar";
import { DeskPanel } from "../../components/desk-panel";
import type { ApplicationRecord } from "../record-service";

const { record } = applicationWords;
const { fields } = form;

type AnswersProps = { application: ApplicationRecord["application"] };

const labelled = (label: string) => label.replace(/\*$/, "");

function said(choices: Record<string, string>, value: string) {
  return choices[value] ?? value;
}

export function Answers({ application }: AnswersProps) {
  const { commitmentLevel, investmentReadiness, timeline } = coachingChoices;
  const prose = ["primaryGoals", "currentChallenges", "coachingExperience", "additionalInfo"] as const;
  const facts: [string, string][] = [
    [fields.name, application.name],
    [fields.email, application.email],
    [fields.currentRole.label, application.currentRole],
    [fields.commitmentLevel, said(commitmentLevel, application.commitmentLevel)],
    [fields.investmentReadiness, said(investmentReadiness, application.investmentReadiness)],
    [fields.timeline, said(timeline, application.timeline)],
    [record.program, application.program],
    [record.priority, application.priority],
    [record.submitted, dayAndTime(application.submittedAt)],
    [record.opened, application.reviewed ? record.yes : record.no],
  ];
  return (
    <DeskPanel title={record.answers}>
      <dl className="ap-prose">
        {prose.map((name) => (
          <div key={name}>
            <dt>{labelled(fields[name].label)}</dt>
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
