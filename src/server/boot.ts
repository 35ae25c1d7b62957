import "server-only";
import { warmUpPasswords } from "./auth/password";
import { startDigest } from "./digest";
import { startMailer } from "./mail/mailer";
import { startPurging } from "./retention";

/** Starts the background work: the mailer, the team's digest and the purge. Also warms up password hashing, so that the first sign-in is not slow. */
export async function startServices() {
  startMailer();
  startDigest();
  startPurging();
  await warmUpPasswords();
}
