import { desk } from "@/content/desk";
import { overviewWords } from "@/content/desk-overview";
import type { Today } from "../today-service";
import { DayChart } from "./day-chart";
import { DueLinePanel, DuePanel } from "./due-panel";
import { FailedMails, NewEntries } from "./news-panels";
import "./overview.css";
import { QuizPanel } from "./quiz-panel";
import { VoteBars } from "./vote-bars";
import { WeekChart } from "./week-chart";

const { days } = overviewWords;
const { members, votes } = desk.pages;

type OverviewProps = { today: Today; counts: { entries: number; failedMails: number } };

/** The first page of the Desk, below its heading: what needs doing, then what has happened. */
export function Overview({ today, counts }: OverviewProps) {
  const { now, due } = today;
  return (
    <>
      <div className="desk__grid">
        <DueLinePanel due={due} />
      </div>
      <div className="desk__grid desk__grid--a">
        <DuePanel due={due} now={now} />
        <div className="ov-news">
          <FailedMails mails={today.failedMails} count={counts.failedMails} now={now} />
          <NewEntries entries={today.entries} count={counts.entries} now={now} />
        </div>
      </div>
      <div className="desk__grid desk__grid--b">
        <VoteBars votes={today.votes} />
        <WeekChart weeks={today.applicationWeeks} />
        <QuizPanel quiz={today.quiz} />
      </div>
      <div className="desk__grid desk__grid--2">
        <DayChart
          title={days.signUps}
          days={today.signUpDays}
          link={{ href: members.href, label: members.label }}
        />
        <DayChart title={days.votes} days={today.voteDays} link={{ href: votes.href, label: votes.label }} />
      </div>
    </>
  );
}
