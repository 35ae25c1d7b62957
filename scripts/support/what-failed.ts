import { accountLinks } from "@/content/account-links";
import { desk } from "@/content/desk";
import { deskMembersWords } from "@/content/desk-members";
import { google } from "@/content/google";
import { messages } from "@/content/messages";
import { failure } from "@/content/not-found";
import { picture } from "@/content/picture";
import { secondFactor } from "@/content/second-factor";
import { filled } from "./wording";

const { wayIn, renew, enter, verify, email, changeEmail } = accountLinks;
const { auth, coaching, profile } = messages;

/** What failed, in the words of its page: the words of a cause follow, in the same box or in place of the `…`. */
export const whatFailed = [
  auth.signUpFailed,
  auth.signInFailed,
  auth.signOutFailed,
  auth.resetFailed,
  google.failed,
  wayIn.enter.failed,
  renew.failed,
  enter.failed,
  verify.notSent,
  verify.failed,
  email.failed,
  changeEmail.failed,
  secondFactor.failed,
  desk.failed.heading,
  failure.title,
  filled(coaching.refused),
  filled(profile.nicknameFailed),
  filled(profile.passwordFailed),
  filled(profile.deviceFailed),
  filled(profile.exportFailed),
  filled(profile.deleteFailed),
  filled(picture.messages.failed),
  filled(deskMembersWords.membership.failed),
];
