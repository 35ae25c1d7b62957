import "server-only";
import { warmUpPasswords } from "./auth/password";
import { startMailer } from "./mail/mailer";

/** Starts what works beside the requests: the mailer, and the hash that keeps the first sign-in from being slow. */
export async function startServices() {
  startMailer();
  await warmUpPasswords();
}
