import "server-only";
import { startAnnouncer } from "./announcements/sender";
import { warmUpPasswords } from "./auth/password";
import { startDigest } from "./digest";
import { startMailer } from "./mail/mailer";
import { startPurging } from "./retention";

let isStarted = false;

/** Starts the background work: the mailer, the announcer, the team's digest and the purge. Also warms up password hashing, so that the first sign-in is not slow. Once, whoever asks: Next does too, when it is loaded later. */
export async function startServices() {
  if (isStarted) return;
  isStarted = true;
  startMailer();
  startAnnouncer();
  startDigest();
  startPurging();
  await warmUpPasswords();
}
