import { desk } from "@/content/desk";
import { deskOverview } from "@/content/desk-overview";
import { DeskGrid } from "../../components/desk-grid";
import { DeskPanel } from "../../components/desk-sheet";
import { VoteRanking } from "../../votes/components/vote-panels";
import type { Today } from "../today-service";
import { DayChart } from "./day-chart";
import { DueLineChart } from "./due-line-chart";
import { DuePanel, FailedMails, NewEntries, QuizPanel } from "./overview-panels";
import { WeekChart } from "./week-chart";

const { days, line, votes: votesText } = deskOverview;
const { applications, members, votes } = desk.pages;

type OverviewProps = { today: Today; counts: { entries: number; failedMails: number } };

export function Overview({ today, counts }: OverviewProps) {
  const { now, due } = today;
  const title = (
    <>
      {line.title} <span className="inline-block">{line.promise}</span>
    </>
  );
  return (
    <>
      <DeskGrid>
        <DeskPanel title={title} link={{ href: applications.href, label: line.all }}>
          <DueLineChart slots={due.line} hasEarlier={due.hasEarlier} />
        </DeskPanel>
      </DeskGrid>
      <DeskGrid columns="mainAndSide">
        <DuePanel due={due} now={now} />
        <div className="grid grid-cols-1 gap-s5 tab:max-nav:grid-cols-2">
          <FailedMails mails={today.failedMails} count={counts.failedMails} now={now} />
          <NewEntries entries={today.entries} count={counts.entries} now={now} />
        </div>
      </DeskGrid>
      <DeskGrid columns="threeUneven">
        <DeskPanel title={votesText.title} link={{ href: votes.href, label: votesText.all }}>
          <VoteRanking apps={today.votes} />
        </DeskPanel>
        <WeekChart weeks={today.applicationWeeks} />
        <QuizPanel quiz={today.quiz} />
      </DeskGrid>
      <DeskGrid columns="two">
        <DayChart title={days.signUps} days={today.signUpDays} link={members} />
        <DayChart title={days.votes} days={today.voteDays} link={votes} />
      </DeskGrid>
    </>
  );
}
