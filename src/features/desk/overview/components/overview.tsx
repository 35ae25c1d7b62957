import { desk } from "@/content/desk";
import { deskOverview } from "@/content/desk-overview";
import { DeskGrid } from "../../components/desk-grid";
import type { Today } from "../today-service";
import { DayChart } from "./day-chart";
import { DueLinePanel, DuePanel, FailedMails, NewEntries, QuizPanel, VoteBars } from "./overview-panels";
import { WeekChart } from "./week-chart";

const { days } = deskOverview;
const { members, votes } = desk.pages;

type OverviewProps = { today: Today; counts: { entries: number; failedMails: number } };

export function Overview({ today, counts }: OverviewProps) {
  const { now, due } = today;
  return (
    <>
      <DeskGrid>
        <DueLinePanel due={due} />
      </DeskGrid>
      <DeskGrid columns="mainAndSide">
        <DuePanel due={due} now={now} />
        <div className="grid grid-cols-1 gap-s5 tab:max-nav:grid-cols-2">
          <FailedMails mails={today.failedMails} count={counts.failedMails} now={now} />
          <NewEntries entries={today.entries} count={counts.entries} now={now} />
        </div>
      </DeskGrid>
      <DeskGrid columns="threeUneven">
        <VoteBars votes={today.votes} />
        <WeekChart weeks={today.applicationWeeks} />
        <QuizPanel quiz={today.quiz} />
      </DeskGrid>
      <DeskGrid columns="two">
        <DayChart
          title={days.signUps}
          days={today.signUpDays}
          link={{ href: members.href, label: members.label }}
        />
        <DayChart title={days.votes} days={today.voteDays} link={{ href: votes.href, label: votes.label }} />
      </DeskGrid>
    </>
  );
}
