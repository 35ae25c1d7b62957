import { countLimit, countText } from "@/lib/count-limit";
import { groupDigits } from "@/lib/grouped-digits";
import { capitalise, numberWord } from "@/lib/number-words";
import { deskMail } from "./desk-mail";
import { programTerms } from "./programs";
import { retention } from "./retention";

/** Returns a count in words, such as "more than 999" for a count that stopped at the limit of 1,000. */
function countWord(count: number) {
  return count >= countLimit ? `more than ${countLimit - 1}` : numberWord(count);
}

type Owed = { overdue: number; dueToday: number; awaiting: number };

function headline({ overdue, dueToday, awaiting }: Owed) {
  const waiting = overdue + dueToday;
  const many = capitalise(countWord(waiting));
  if (overdue > 0)
    return waiting === 1 ? "One answer is overdue." : `${many} answers are overdue or due today.`;
  if (dueToday > 0) return waiting === 1 ? "One answer is due today." : `${many} answers are due today.`;
  if (awaiting === 1) return "One person is waiting, and no answer is due yet.";
  if (awaiting > 0) return `${capitalise(countWord(awaiting))} people are waiting, and no answer is due yet.`;
  return "All applications are answered.";
}

export const deskOverview = {
  headline,
  line: {
    title: "Answers due,",
    promise: programTerms.reviewDays,
    all: "All applications",
    region: "Due dates",
    today: "Today",
    earlier: "Earlier",
    more: (count: number) => `+${Math.min(count, countLimit - 1)}`,
    alt: (slots: string) => (slots ? `Applications by due date. ${slots}` : "No answers are due."),
    slot: { late: "Overdue since", lateEarlier: "Overdue since before", today: "Due today", ahead: "Due on" },
    who: (name: string, others: number) => (others > 0 ? `${name} and ${groupDigits(others)} more` : name),
  },
  due: {
    title: "Due and overdue",
    overdue: (count: number) => `${countText(count)} overdue`,
    none: "Nothing is due. New applications appear here with their due date.",
  },
  mail: {
    title: "Emails that failed",
    log: "Log",
    none: `No emails have failed in the last ${retention.mailTexts} days.`,
    to: "to",
    facts: (when: string, tries: number) => `, ${when}, ${deskMail.tries(tries)}`,
    more: "All failed emails",
  },
  list: {
    title: "New on the waiting list",
    all: (count: number) => `All ${countText(count)}`,
    open: "The list",
    none: "No entries yet.",
    noNote: "no note",
  },
  since: {
    now: "just now",
    minutes: (count: number) => (count === 1 ? "a minute ago" : `${count} minutes ago`),
    hours: (count: number) => (count === 1 ? "an hour ago" : `${count} hours ago`),
    today: "earlier today",
    yesterday: "yesterday",
  },
  votes: { title: "Votes for the next app", all: "All votes" },
  weeks: {
    title: "Applications a week",
    now: "this",
    week: (number: number) => `w${number}`,
    alt: (counts: string) => `Applications in each of the last eight weeks, this one last: ${counts}.`,
  },
  days: {
    signUps: "Sign-ups, last 30 days",
    votes: "Votes, last 30 days",
    today: "today",
    best: (count: number, day: string) => `most on ${day}: ${groupDigits(count)}`,
    alt: (total: number, today: number, best: string) =>
      total
        ? `${groupDigits(total)} in thirty days, ${today ? groupDigits(today) : "none"} of them today; ${best}.`
        : "None in thirty days.",
    none: "none so far",
  },
  quiz: {
    title: "Quiz, last 30 days",
    none: "No results were saved in the last thirty days.",
    taken: (count: number) => (count === 1 ? "1 saved result" : `${groupDigits(count)} saved results`),
  },
  find: {
    title: "Find a person",
    note: "By any part of a name or an email",
    found: (query: string) => `Matches for “${query}”`,
    ask: "Write a name or an address above, or a part of one.",
    groups: { applications: "Applications", entries: "On the waiting list", members: "Members" },
    more: "There are more. Type one more letter.",
    inList: "In the list",
    none: {
      applications: "No matching applications.",
      entries: "No matching entries.",
      members: "No matching members.",
    },
    since: (day: string) => `since ${day}`,
  },
} as const;
