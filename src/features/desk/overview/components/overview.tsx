import { ArchetypeIcon } from "@/components/art/icon";
import { Badge } from "@/components/ui/badge";
import { archetypes } from "@/content/archetypes";
import { desk } from "@/content/desk";
import { deskOverview } from "@/content/desk-overview";
import { addDays, formatDate, getDay } from "@/lib/calendar";
import { formatEmail } from "@/lib/format-email";
import { shortenText } from "@/lib/text-normalization";
import { ApplicationTable } from "../../applications/components/application-list";
import { DeskGrid, DeskPanel, DeskRow, DeskRows, DeskSmall } from "../../components/desk-panel";
import { ResendButton } from "../../mail/components/resend-button";
import { VoteRanking } from "../../votes/components/vote-panels";
import type { Today } from "../today-service";
import { DayChart, WeekChart } from "./bar-charts";
import { DueLineChart } from "./due-line-chart";

const { since, mail: mailText, list: listText, due: dueText, quiz: quizText, days, line } = deskOverview;
const { applications, mail, members, votes, waitlist } = desk.pages;
const minuteMs = 60_000;

export function formatRelativeTime(at: Date, now: Date) {
  const minutes = Math.floor((now.getTime() - at.getTime()) / minuteMs);
  if (minutes < 1) return since.now;
  if (minutes < 60) return since.minutes(minutes);
  if (minutes < 6 * 60) return since.hours(Math.floor(minutes / 60));
  if (getDay(at) === getDay(now)) return since.today;
  return getDay(at) === addDays(getDay(now), -1) ? since.yesterday : formatDate(at);
}

const longestQuote = 140;

function FailedMails({ mails, count, now }: { mails: Today["failedMails"]; count: number; now: Date }) {
  const href = mails.length ? `${mail.href}?state=failed` : mail.href;
  const label = count > mails.length ? mailText.more : mailText.log;
  return (
    <DeskPanel title={mailText.title} link={{ href, label }}>
      <DeskRows empty={mailText.none}>
        {mails.map(({ id, label, recipient, attempts, updatedAt }) => (
          <DeskRow key={id} end={<ResendButton id={id} to={recipient} />}>
            {label}
            <DeskSmall>
              {mailText.to} <bdi>{formatEmail(recipient)}</bdi>
              {mailText.facts(formatRelativeTime(updatedAt, now), attempts)}
            </DeskSmall>
          </DeskRow>
        ))}
      </DeskRows>
    </DeskPanel>
  );
}

function NewEntries({ entries, count, now }: { entries: Today["entries"]; count: number; now: Date }) {
  const label = count > entries.length ? listText.all(count) : listText.open;
  return (
    <DeskPanel title={listText.title} link={{ href: waitlist.href, label }}>
      <DeskRows empty={listText.none}>
        {entries.map(({ id, name, motivation, submittedAt }) => (
          <DeskRow key={id}>
            <bdi>{name}</bdi>
            <DeskSmall>
              {[formatRelativeTime(submittedAt, now), motivation ? null : listText.noNote]
                .filter(Boolean)
                .join(", ")}
            </DeskSmall>
            {motivation ? (
              <q dir="auto" className="block font-aside text-[1.0625rem] text-ink-2 italic leading-[1.4]">
                {shortenText(motivation.replace(/\s+/g, " "), longestQuote)}
              </q>
            ) : null}
          </DeskRow>
        ))}
      </DeskRows>
    </DeskPanel>
  );
}

function QuizPanel({ quiz }: { quiz: Today["quiz"] }) {
  const total = quiz.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...quiz.map(({ count }) => count));
  return (
    <DeskPanel title={quizText.title}>
      <DeskRows empty={quizText.none}>
        {(total ? quiz : []).map(({ id, count }) => (
          <DeskRow
            key={id}
            start={<ArchetypeIcon archetype={id} className="size-9" />}
            end={
              <b className="min-w-[2.6em] text-right font-display font-normal text-[1.375rem] lining-nums leading-none">{`${Math.round((100 * count) / total)}%`}</b>
            }
          >
            {archetypes[id].name.replace(/^The /, "")}
            <svg
              className="mt-[0.4rem] block h-[3px] w-full fill-gold forced-colors:fill-[Highlight]"
              viewBox="0 0 100 3"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect className="fill-dune forced-colors:fill-[Canvas]" width="100" height="3" />
              <rect width={(100 * count) / most} height="3" />
            </svg>
          </DeskRow>
        ))}
      </DeskRows>
      <p className="note" hidden={total === 0}>
        {quizText.taken(total)}
      </p>
    </DeskPanel>
  );
}

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
        <DeskPanel
          title={dueText.title}
          badge={due.overdue ? <Badge tone="alert">{dueText.overdue(due.overdue)}</Badge> : null}
        >
          <ApplicationTable rows={due.rows} now={now} label={dueText.title} empty={dueText.none} />
        </DeskPanel>
        <div className="grid grid-cols-1 gap-s5 tab:max-nav:grid-cols-2">
          <FailedMails mails={today.failedMails} count={counts.failedMails} now={now} />
          <NewEntries entries={today.entries} count={counts.entries} now={now} />
        </div>
      </DeskGrid>
      <DeskGrid columns="threeUneven">
        <DeskPanel
          title={deskOverview.votes.title}
          link={{ href: votes.href, label: deskOverview.votes.all }}
        >
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
