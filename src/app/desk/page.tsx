import { deskOverview } from "@/content/desk-overview";
import { DeskHead } from "@/features/desk/components/desk-head";
import { FirstStepsPanel } from "@/features/desk/overview/components/first-steps-panel";
import { Overview } from "@/features/desk/overview/components/overview";
import { formatLongDay } from "@/lib/calendar";
import { callDesk } from "@/server/desk-call";

export default async function OverviewPage() {
  const [today, counts, steps] = await callDesk(({ overview }) =>
    Promise.all([overview.today(), overview.counts(), overview.firstSteps()]),
  );
  const { overdue, dueToday } = today.due;
  const title = deskOverview.headline({ overdue, dueToday, awaiting: counts.applications });
  return (
    <>
      <DeskHead title={title} note={formatLongDay(today.now)} search={{ action: "/desk/find" }} />
      <FirstStepsPanel found={steps} />
      <Overview today={today} counts={counts} />
    </>
  );
}
