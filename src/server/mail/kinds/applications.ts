import "server-only";
import { z } from "zod";
import { decisionHeading, decisionMails } from "@/content/decision-mails";
import { programs, programTerms } from "@/content/programs";
import { reviewDueAt } from "@/lib/business-days";
import { longDay } from "@/lib/calendar";
import { plainName } from "@/lib/plain-name";
import { siteOrigin } from "../../http/origin";
import { defineMail, greeting, named, sampleName, toTeam } from "../define-mail";

const { reviewDays, discoveryCall } = programTerms;

const unnamed = "A name that looks like an address; see the record";

export const applicationMails = {
  applicationReceived: defineMail({
    label: "Application received",
    payload: named,
    sample: () => ({ name: sampleName }),
    content: ({ name }) => ({
      subject: "Your application has arrived",
      preview: `A person reads it within ${reviewDays}.`,
      heading: "It is with us now",
      paragraphs: [
        greeting(name),
        `Your application for ${programs.partnership.name} has arrived, whole and in one piece.`,
        `One of us goes through it by hand and answers you within ${reviewDays}. If you are selected, we invite you to a discovery call of ${discoveryCall}.`,
        "Until then nothing is asked of you.",
      ],
      notes: ["If you did not write to us, tell us by answering this letter, and we remove what was sent."],
    }),
  }),

  applicationArrived: defineMail({
    label: "New application, to the team",
    payload: z.object({ applicationId: z.string(), name: z.string(), dueAt: z.iso.datetime() }),
    sample: () => ({
      applicationId: "sample",
      name: sampleName,
      dueAt: reviewDueAt(new Date()).toISOString(),
    }),
    content: ({ applicationId, name, dueAt }) => ({
      subject: "A new application waits at the Desk",
      preview: "Somebody applied for the Partnership.",
      heading: "Somebody has applied",
      paragraphs: ["What they wrote is at the Desk and not in this letter."],
      facts: [
        ["From", plainName(name) ?? unnamed],
        ["Answer promised by", longDay(new Date(dueAt))],
      ],
      action: {
        label: "Open the application",
        url: `${siteOrigin()}/desk/applications/${encodeURIComponent(applicationId)}`,
      },
      why: toTeam,
    }),
  }),

  /** Written by a coach; greeting and farewell are among the paragraphs. */
  decision: defineMail({
    label: "Answer to an application",
    payload: named.extend({ subject: z.string(), paragraphs: z.array(z.string()) }),
    sample: () => {
      const { subject, body } = decisionMails.invited(sampleName);
      return { name: sampleName, subject, paragraphs: body.split("\n\n") };
    },
    content: ({ name, subject, paragraphs }) => ({
      subject: subject.replace(/\p{Cc}+/gu, " ").trim(),
      preview: "Our answer to what you wrote to us.",
      heading: decisionHeading(plainName(name)),
      paragraphs,
    }),
  }),
};
