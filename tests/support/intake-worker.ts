import { submitApplication } from "@/features/coaching/application-service";
import { joinWaitlist } from "@/features/coaching/waitlist-service";
import { database } from "@/server/db/client";
import { application } from "./application";

// Prints the address or key of each acknowledged form, until the process is killed.
const db = database();
for (let index = 0; ; index += 1) {
  const email = `kept-${process.pid}-${index}@example.org`;
  await joinWaitlist(db, { name: "Noor", email });
  process.stdout.write(`${email}\n`);
  const form = application({ email });
  await submitApplication(db, form);
  process.stdout.write(`${form.idempotencyKey}\n`);
}
