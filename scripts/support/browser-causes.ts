import { archetypePage } from "@/content/archetype-page";
import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { deskHeld } from "@/content/desk-held";
import { deskMail } from "@/content/desk-mail";
import { deskWaitlist } from "@/content/desk-waitlist";
import { formTrigger } from "@/content/form-trigger";
import { google } from "@/content/google";
import { lounge } from "@/content/lounge";
import { messages } from "@/content/messages";
import { failure } from "@/content/not-found";
import { picture } from "@/content/picture";
import { player } from "@/content/podcast";
import { result } from "@/content/quiz";
import { secondFactor } from "@/content/second-factor";
import { voteList } from "@/content/vote-list";
import { filled, type Wording } from "./wording";

/** led: the same words with what failed in front of them · further: other words, each with the reason for them */
export type BrowserCause = {
  meaning: string;
  words: string;
  led?: readonly string[];
  further?: readonly Wording[];
};

const givenByForm = "Given letter for letter, for whatever kept the form from being answered.";

/** Every cause that arises in a browser, where no server refused: what it is, and what a person is told. */
export const browserCauses = {
  unreachable: {
    meaning: "No answer came, or a part of the page did not load.",
    words: messages.general.unreachable,
    led: [
      desk.notSaved,
      deskAnnouncements.trial.failed,
      deskHeld.release.failed,
      deskMail.resend.failed,
      formTrigger.failed,
      lounge.breaths.failed,
    ],
    further: [
      { words: messages.coaching.waitlistFailed, why: givenByForm },
      { words: messages.coaching.applicationFailed, why: givenByForm },
      { words: messages.vote.failure, why: "Given letter for letter, for whatever kept the vote back." },
      { words: voteList.failed, why: "Nothing has to be done: votes are taken without the numbers." },
      { words: result.save.failed, why: "It was saved unasked; that nothing is lost comes first." },
      {
        words: filled(deskWaitlist.done.failed),
        why: "One line of a run’s sum, beside the button that tries these people again.",
      },
    ],
  },
  unexpected: {
    meaning: "The server failed without a refusal, or a page’s own script did.",
    words: messages.general.unexpected,
  },
  "page-failed": {
    meaning: "A whole page could not be shown.",
    words: failure.lead,
    further: [{ words: desk.failed.text, why: "The Desk’s own page: first of all, no record was harmed." }],
  },
  "download-broken": {
    meaning: "The file of the waiting list broke off on its way.",
    words: filled(deskWaitlist.saving.broken),
    further: [
      { words: filled(() => deskWaitlist.saving.broken(0, null)), why: "How long it would be never came." },
      {
        words: deskWaitlist.saving.away,
        why: "It was asked for without a script, and the page came instead.",
      },
    ],
  },
  "popup-cancelled": { meaning: "Google’s window was closed.", words: google.cancelled },
  "popup-blocked": { meaning: "The browser opened no window for Google.", words: google.blocked },
  "google-failed": {
    meaning: "Google’s window ended without an answer that counts; what to do stands below it.",
    words: google.hint,
  },
  "picture-invalid": {
    meaning: "The chosen file is not a picture that can be shown.",
    words: picture.messages.invalid,
  },
  "picture-too-large": { meaning: "The chosen file is too large.", words: picture.messages.tooLarge },
  "picture-missing": {
    meaning: "No picture was chosen, or the session is over.",
    words: picture.messages.missing,
    further: [
      {
        words: picture.messages.lost,
        why: "Said where the sign-in follows, which a picture does not outlive.",
      },
    ],
  },
  "passkey-cancelled": {
    meaning: "The device did not confirm, or was not asked to the end.",
    words: secondFactor.passkey.cancelled,
  },
  "passkey-unknown": { meaning: "The browser knows no passkeys.", words: secondFactor.passkey.missing },
  "copy-blocked": { meaning: "The browser would not copy a link.", words: archetypePage.share.failed },
  "player-away": { meaning: "Somebody else’s player did not load.", words: filled(player.failed) },
} satisfies Record<string, BrowserCause>;
