import "server-only";
import { coachingMails as words } from "@/content/coaching-mails";
import { mailWords } from "@/content/mails";
import { longDay } from "@/lib/calendar";
import { plainName } from "@/lib/plain-name";
import { siteOrigin } from "../http/origin";
import type { LinkTo, MailContent } from "./mail-content";

type OnList = { name: string | null; linkId: string };

/** What each kind of letter about the coaching forms is made from. Dates are ISO texts. */
export type CoachingPayloads = {
  waitlistJoined: OnList;
  waitlistInvited: OnList;
  applicationReceived: { name: string | null };
  applicationArrived: { applicationId: string; name: string; dueAt: string };
  /** Written by a coach; greeting and farewell are among the paragraphs. */
  decision: { name: string | null; subject: string; paragraphs: string[] };
  digest: { at: string; overdue: number; due: number; entries: number; failedMails: number };
};

/** Counting for the digest stops here. */
export const digestCountsTo = 1_000;

const greeting = (name: string | null) => mailWords.greeting(plainName(name));

const team = { why: words.toTeam };

type Templates = {
  [Kind in keyof CoachingPayloads]: (payload: CoachingPayloads[Kind], linkTo: LinkTo) => MailContent;
};

export const coachingTemplates: Templates = {
  waitlistJoined: ({ name, linkId }, linkTo) => {
    const { leave, paragraphs, ...rest } = words.waitlistJoined;
    return {
      ...rest,
      paragraphs: [greeting(name), ...paragraphs],
      leave: { label: leave, url: linkTo("leave", linkId) },
    };
  },
  waitlistInvited: ({ name, linkId }, linkTo) => {
    const { action, leave, paragraphs, ...rest } = words.waitlistInvited;
    return {
      ...rest,
      paragraphs: [greeting(name), ...paragraphs],
      action: { label: action, url: `${siteOrigin()}/coaching#program-options` },
      leave: { label: leave, url: linkTo("leave", linkId) },
    };
  },
  applicationReceived: ({ name }) => {
    const { paragraphs, ...rest } = words.applicationReceived;
    return { ...rest, paragraphs: [greeting(name), ...paragraphs] };
  },
  applicationArrived: ({ applicationId, name, dueAt }) => {
    const { facts, unnamed, action, ...rest } = words.applicationArrived;
    return {
      ...rest,
      ...team,
      facts: [
        [facts.name, plainName(name) ?? unnamed],
        [facts.due, longDay(new Date(dueAt))],
      ],
      action: {
        label: action,
        url: `${siteOrigin()}/desk/applications/${encodeURIComponent(applicationId)}`,
      },
    };
  },
  decision: ({ name, subject, paragraphs }) => ({
    subject: subject.replace(/\p{Cc}+/gu, " ").trim(),
    preview: words.decision.preview,
    heading: words.decision.heading(plainName(name)),
    paragraphs,
  }),
  digest: ({ at, overdue, due, entries, failedMails }) => {
    const { subject, preview, heading, paragraphs, facts, many, action } = words.digest;
    const figure = (count: number) => many(count, digestCountsTo);
    return {
      ...team,
      subject: subject(overdue + due),
      preview,
      heading,
      paragraphs: paragraphs(longDay(new Date(at))),
      facts: [
        [facts.overdue, figure(overdue)],
        [facts.due, figure(due)],
        [facts.entries, figure(entries)],
        [facts.failedMails, figure(failedMails)],
      ],
      action: { label: action, url: `${siteOrigin()}/desk` },
    };
  },
};
