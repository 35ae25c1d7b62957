import "server-only";
import { warmUpPasswords } from "./auth/password";
import { startDigest } from "./digest";
import { startMailer } from "./mail/mailer";
import { startTidying } from "./retention";

/** Starts what works beside the requests: the mailer, the team's digest, the clean-up, and the hash that keeps the first sign-in from being slow. */
export async function startServices() {
  startMailer();
  startDigest();
  startTidying();
  await warmUpPasswords();
}
