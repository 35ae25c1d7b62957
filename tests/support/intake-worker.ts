import { submitApplication } from "@/features/coaching/application-service";
import { joinWaitlist } from "@/features/coaching/waitlist-service";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { application } from "./application";

const [job = ""] = process.argv.slice(2);
const db = database();
const say = (line: string) => process.stdout.write(`${line}\n`);

say(`pid ${process.pid}`);

/** Prints each acknowledged form, until the process is killed. */
async function storeForms() {
  for (let index = 0; ; index += 1) {
    const email = `kept-${process.pid}-${index}@example.org`;
    await joinWaitlist(db, { name: "Noor", email });
    say(`joined ${email}`);
    const form = application({ email });
    await submitApplication(db, form);
    say(`applied ${form.idempotencyKey}`);
  }
}

/** The emails are leased but not sent. */
async function leaseEmails() {
  await deliverDue(
    db,
    async ({ to }) => {
      say(`leased ${to}`);
      await new Promise(() => {});
    },
    "intake-worker",
  );
}

if (job === "store") await storeForms();
if (job === "lease") await leaseEmails();
