import "server-only";
import { findReviewDueDate } from "@/lib/business-days";
import { formatLongDay } from "@/lib/calendar";
import { getPlainName } from "@/lib/member-name";
import { z } from "@/lib/zod";
import { getSiteOrigin } from "../../http/origin";
import { defineMail, sampleName, toTeam } from "../define-mail";

const unnamed = "A name that looks like an address; see the record";

export const applicationArrived = defineMail({
  label: "New application, to the team",
  payload: z.object({ applicationId: z.string(), name: z.string(), dueAt: z.iso.datetime() }),
  sample: () => ({
    applicationId: "sample",
    name: sampleName,
    dueAt: findReviewDueDate(new Date()).toISOString(),
  }),
  content: ({ applicationId, name, dueAt }) => ({
    subject: "New application at the Desk",
    preview: "A new application for the Partnership has arrived.",
    heading: "New application",
    paragraphs: ["You can read it at the Desk; it is not in this email."],
    facts: [
      ["From", getPlainName(name) ?? unnamed],
      ["Answer promised by", formatLongDay(new Date(dueAt))],
    ],
    action: {
      label: "Open the application",
      url: `${getSiteOrigin()}/desk/applications/${encodeURIComponent(applicationId)}`,
    },
    reason: toTeam,
  }),
});

export const digestCountLimit = 1_000;

const count = z.int().nonnegative();

function formatCount(counted: number) {
  return counted >= digestCountLimit ? `${digestCountLimit} or more` : `${counted}`;
}

function composeSubject(waiting: number) {
  return waiting === 0 ? "The Desk this morning" : `The Desk this morning: ${waiting} to answer`;
}

export const digest = defineMail({
  label: "Daily digest, to the team",
  payload: z.object({
    at: z.iso.datetime(),
    overdue: count,
    due: count,
    entries: count,
    failedMails: count,
  }),
  sample: () => ({ at: new Date().toISOString(), overdue: 1, due: 2, entries: 5, failedMails: 0 }),
  content: ({ at, overdue, due, entries, failedMails }) => ({
    subject: composeSubject(overdue + due),
    preview: "What is due, what is late and what is new.",
    heading: "Today at the Desk",
    paragraphs: [`Open tasks on ${formatLongDay(new Date(at))}:`],
    facts: [
      ["Overdue applications", formatCount(overdue)],
      ["Applications due today", formatCount(due)],
      ["New on the waiting list since the last of these emails", formatCount(entries)],
      ["Emails that failed since the last of these emails", formatCount(failedMails)],
    ],
    action: { label: "Go to the Desk", url: `${getSiteOrigin()}/desk` },
    reason: toTeam,
  }),
});
