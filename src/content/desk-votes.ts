import { groupDigits } from "@/lib/grouped-digits";
export const voteDays = ["30", "90"] as const;

export const deskVotes = {
  unknownApp: "There is no such app any more. Please choose one from the list.",
  heading: "Votes for future apps",
  note: (total: number) => (total === 1 ? "1 vote in all" : `${groupDigits(total)} votes in all`),
  ranking: {
    heading: "Ranking",
    share: (share: number) => `${share}%`,
    unit: (count: number) => (count === 1 ? "vote" : "votes"),
    none: "No votes yet.",
  },
  time: {
    heading: (name: string) => `Day by day: ${name}`,
    all: "all apps",
    allLink: "All apps",
    appLabel: "App",
    daysLabel: "Period",
    days: { "30": "30 days", "90": "90 days" },
    summary: (total: number, days: string, most: { count: number; day: string }) =>
      total === 1
        ? `One vote in the last ${days} days, on ${most.day}.`
        : `${groupDigits(total)} votes in the last ${days} days; the most on one day were ${groupDigits(most.count)}, on ${most.day}.`,
    none: (days: string) => `No votes in the last ${days} days.`,
    today: "Today",
    highest: (count: number) => `Highest: ${count}`,
    table: "The same as a table",
    columns: { day: "Day", votes: "Votes" },
  },
  check: {
    heading: "Check of the counts",
    never: "The counts have not been compared with the stored votes yet.",
    right: "All counts match the stored votes.",
    wrong: (faults: number) =>
      faults === 1
        ? "One count did not match the stored votes."
        : `${faults} counts did not match the stored votes.`,
    repaired: (faults: number) =>
      faults === 1 ? "One count was corrected." : `${faults} counts were corrected.`,
    at: (when: string) => `Last checked ${when}.`,
    how: "If a count looks wrong, ask the person who runs the server to check and correct the counts. The result is shown here.",
  },
} as const;
