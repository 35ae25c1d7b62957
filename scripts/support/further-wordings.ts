import { deskAnnouncements } from "@/content/desk-announcements";
import { applicationWords } from "@/content/desk-applications";
import { deskHeld } from "@/content/desk-held";
import { deskMail } from "@/content/desk-mail";
import { deskMembersWords } from "@/content/desk-members";
import { deskWaitlist } from "@/content/desk-waitlist";
import { google } from "@/content/google";
import { messages } from "@/content/messages";
import type { RefusalName } from "@/server/refusal";
import { filled, type Wording } from "./wording";

const { errors } = applicationWords;
const { release } = deskHeld;
const { resend } = deskMail;

/** Where a cause is told in more than one way: each way but its plain one, and why it needs words of its own. */
export const furtherWordings: Partial<Record<RefusalName, readonly Wording[]>> = {
  "already-done": [
    { words: release.busy, why: "It is not done yet; whoever looks again in a minute sees how it ended." },
    { words: resend.moved, why: "Names the letter, which is on its way." },
    { words: resend.soon, why: "The letter may leave again after a minute." },
    { words: errors.takenBack, why: "Names the step, which is undone." },
    { words: errors.letterGone, why: "The step can no longer be undone; only another letter puts it right." },
    { words: messages.auth.memberAlready, why: "Names the member who came in by the form itself." },
    { words: deskMembersWords.refused.same, why: "Nobody else did it: it was so before." },
    { words: deskWaitlist.refused.hasLeft, why: "The person did it, by the link in a letter of ours." },
    { words: messages.factor.appKnown, why: "There is something to do first: remove the old app." },
  ],
  "changed-meanwhile": [
    { words: filled(errors.changed), why: "Says who, when and where to, so that the two can talk about it." },
    {
      words: messages.profile.changedMeanwhile,
      why: "The member’s own password or address: what to do is to sign in, not to look.",
    },
  ],
  "factor-wrong": [
    { words: messages.factor.passkeyWrong, why: "A passkey has no next one to wait for, as a code has." },
  ],
  "illegal-move": [
    { words: filled(errors.illegal), why: "Names the two steps, which the page knows." },
    { words: errors.tooLate, why: "Time has run out; only another letter puts it right." },
    { words: resend.calledOff, why: "Says why this letter is not wanted any more." },
    { words: resend.once, why: "Says the rule, which holds for good." },
    { words: resend.overtaken, why: "Says what the person did in the meantime." },
    { words: resend.notKept, why: "The text is gone, so it has to be written anew." },
    { words: release.strange, why: "Nothing here can take the form; a person answers it." },
    { words: release.unfit, why: "The sender has to fill in the form of today." },
  ],
  "link-refused": [
    { words: google.link.taken, why: "The password was right; it is the Google account that is another’s." },
  ],
  "not-there": [
    { words: deskAnnouncements.refused.gone, why: "Leads back to its own list." },
    { words: resend.gone, why: "Leads back to its own list." },
    { words: deskWaitlist.refused.notThere, why: "Leads back to the list around it." },
    { words: deskMembersWords.refused.notThere, why: "Leads back to its own list." },
    { words: errors.noteGone, why: "Somebody wanted it gone, and it is." },
    { words: release.gone, why: "Its time was over, so nothing is left to do." },
    { words: messages.factor.noneYet, why: "It was never there; adding a key makes it." },
    { words: messages.coaching.noLeaveLink, why: "The link came in a letter, where the whole one still is." },
  ],
  "rate-limited": [
    {
      words: messages.auth.tooManyTries,
      why: "It counts wrong passwords, not calls, and says so.",
    },
  ],
  "spent-link": [
    { words: resend.linkVoid, why: "Said to the team about somebody else’s link." },
    { words: messages.coaching.leftAlready, why: "There is no new link to ask for: a person helps." },
  ],
  "wrong-password": [{ words: messages.profile.currentMissing, why: "None was given. Letter for letter." }],
};
