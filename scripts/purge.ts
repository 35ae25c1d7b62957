import "./support/env-file.mjs";
import { openDatabase } from "../src/server/db/client";
import { purge } from "../src/server/retention";
import { runCli } from "./support/run-cli";
import { site } from "./support/site-settings";

const words: Record<keyof Awaited<ReturnType<typeof purge>>, string> = {
  links: "one-time links that ended",
  sessions: "sessions that ended",
  counters: "counters that ran out",
  mailTexts: "mails emptied of their text",
  mails: "mails of long ago",
  quarantinedForms: "held forms past their time",
  waitlist: "waitlist entries that left",
};

await runCli(async () => {
  const db = openDatabase(site.databaseUrl);
  const removed = await purge(db);
  for (const [name, count] of Object.entries(removed)) {
    console.log(`${String(count).padStart(8)}  ${words[name as keyof typeof words]}`);
  }
  await db.$disconnect();
});
