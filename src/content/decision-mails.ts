import { getPlainName } from "@/lib/member-name";
import { mailTexts } from "./mails";
import { programs, programTerms } from "./programs";

const { partnership } = programs;

function draft(subject: string, ...paragraphs: string[]) {
  return (name: string) => ({
    subject,
    body: [mailTexts.greeting(getPlainName(name)), ...paragraphs].join("\n\n"),
  });
}

/** The proposed emails, which the coach may edit. */
export const decisionMails: Record<
  "invited" | "accepted" | "declined",
  (name: string) => { subject: string; body: string }
> = {
  invited: draft(
    "Your application: shall we talk?",
    `Thank you for writing to us so openly. We read your application for ${partnership.name} from the first line to the last, and we would like to meet you.`,
    `The next step is a discovery call of ${programTerms.discoveryCall}. Bring your questions; ours are few.`,
    "Please answer this email with two or three times that suit you in the coming days, and your time zone.",
    "Until then, warmly",
  ),
  accepted: draft(
    `Welcome to ${partnership.name}`,
    "It was good to talk with you. We would be glad to walk these nine weeks with you.",
    "If you feel the same, answer this email with a yes. We then send you the agreement, the terms of payment and a few dates for the first session.",
    "Take the time you need to decide. Nothing begins before you have said so.",
    "With warm regards",
  ),
  declined: draft(
    "Your application to us",
    `Thank you for the trust you put into your application for ${partnership.name}. We have read it with care.`,
    "We do not think that this program is the right help for you at this time. This says something about what we can offer, and nothing about your worth.",
    "The lounge and the quiz stay open to you. Should your situation change, you are welcome to write to us again.",
    "We wish you well",
  ),
};

/** `name` must have passed getPlainName. */
export function decisionHeading(name: string | null) {
  return name ? `This is our answer, ${name}` : "This is our answer to your application";
}
