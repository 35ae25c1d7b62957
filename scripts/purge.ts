import "./support/env-file.mjs";
import { openDatabase } from "../src/server/db/client";
import { purge } from "../src/server/retention";
import { runCli } from "./support/run-cli";
import { site } from "./support/site-settings";

const words: Record<keyof Awaited<ReturnType<typeof purge>>, string> = {
  links: "expired one-time links",
  sessions: "ended sessions",
  counters: "expired counters",
  mailTexts: "emails emptied of their text",
  mails: "old emails",
  quarantinedForms: "expired quarantined forms",
  waitlist: "waiting-list entries of people who left",
};

await runCli(async () => {
  const db = openDatabase(site.databaseUrl);
  const removed = await purge(db);
  for (const [name, count] of Object.entries(removed)) {
    console.log(`${String(count).padStart(8)}  ${words[name as keyof typeof words]}`);
  }
  await db.$disconnect();
});
