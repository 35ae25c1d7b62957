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
} as const;
