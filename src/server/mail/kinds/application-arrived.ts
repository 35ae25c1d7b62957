import "server-only";
import { reviewDueAt } from "@/lib/business-days";
import { longDay } from "@/lib/calendar";
import { plainName } from "@/lib/plain-name";
import { z } from "@/lib/zod";
import { siteOrigin } from "../../http/origin";
import { defineMail, sampleName, toTeam } from "../define-mail";

const unnamed = "A name that looks like an address; see the record";

export const applicationArrived = defineMail({
  label: "New application, to the team",
  payload: z.object({ applicationId: z.string(), name: z.string(), dueAt: z.iso.datetime() }),
  sample: () => ({ applicationId: "sample", name: sampleName, dueAt: reviewDueAt(new Date()).toISOString() }),
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
});
