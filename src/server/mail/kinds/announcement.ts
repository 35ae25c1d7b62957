import "server-only";
import { site } from "@/content/site";
import { z } from "@/lib/zod";
import { siteOrigin } from "../../http/origin";
import { defineMail, greeting, named, sampleName } from "../define-mail";

/** Goes to members with a confirmed address who have not unsubscribed. */
export const announcement = defineMail({
  label: "Announcement of a tool",
  payload: named.extend({
    userId: z.string(),
    tool: z.string(),
    subject: z.string(),
    paragraphs: z.array(z.string()),
    address: z.string().nullable(),
  }),
  sample: () => ({
    name: sampleName,
    userId: "sample",
    tool: "The Tide",
    subject: "The Tide is open",
    paragraphs: [
      "When you joined, your name went down for the three tools. The first of them is ready.",
      "It asks for two minutes and nothing else. Keep it for the moment before a hard conversation.",
    ],
    address: null,
  }),
  content: ({ name, userId, tool, subject, paragraphs, address }, linkTo) => ({
    subject,
    preview: "Your name was down for it.",
    heading: subject,
    paragraphs: [greeting(name), ...paragraphs],
    action: address
      ? { label: `Open ${tool}`, url: address }
      : { label: "See the free toolkit", url: `${siteOrigin()}/products` },
    leave: {
      label: "No more emails when a tool opens: leave with one click",
      url: linkTo("announcements", userId),
      isOneClick: true,
    },
    why: `You get this email because you have an account at ${site.name}, and your name went down for the free tools.`,
  }),
});
