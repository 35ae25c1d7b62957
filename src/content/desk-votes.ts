import { groupedDigits } from "@/lib/grouped-digits";
export const voteDays = ["30", "90"] as const;

export const deskVotes = {
  unknownApp: "There is no such app any more. Please choose one from the list.",
  heading: "What people would like next",
  note: (total: number) => (total === 1 ? "1 vote in all" : `${groupedDigits(total)} votes in all`),
  ranking: {
    heading: "The order of wishes",
    share: (share: number) => `${share}%`,
    votes: (count: number) => (count === 1 ? "1 vote" : `${groupedDigits(count)} votes`),
    none: "No vote has come in so far; the first one shows here at once.",
  },
  time: {
    heading: (name: string) => `Day by day: ${name}`,
    all: "all apps",
    allLink: "All apps",
    appLabel: "App",
    daysLabel: "Length",
    days: { "30": "30 days", "90": "90 days" },
    summary: (total: number, days: string, most: { count: number; day: string }) =>
      total === 1
        ? `One vote in the last ${days} days, on ${most.day}.`
        : `${groupedDigits(total)} votes in the last ${days} days; the most on one day were ${groupedDigits(most.count)}, on ${most.day}.`,
    none: (days: string) => `No votes in the last ${days} days.`,
    today: "Today",
    highest: (count: number) => `Highest: ${count}`,
    table: "The same as a table",
    columns: { day: "Day", votes: "Votes" },
  },
  check: {
    heading: "Do the counts hold?",
    never: "Nobody has compared the counts with the single votes yet.",
    right: "Every count equals its votes.",
    wrong: (faults: number) =>
      faults === 1 ? "One count differed from its votes." : `${faults} counts differed from their votes.`,
    repaired: (faults: number) =>
      faults === 1
        ? "One count was set right from its votes."
        : `${faults} counts were set right from their votes.`,
    at: (when: string) => `Last looked at ${when}.`,
    how: "If a count looks wrong to you, write to whoever runs the site: they compare all of them with the single votes and set right what differs. The result is shown here.",
  },
} as const;
