import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { register } from "tsx/esm/api";
import { migrateDatabase } from "../../scripts/support/migrations.ts";
import { runTs } from "../../scripts/support/run.mjs";
import { serve } from "../../scripts/support/server.mjs";
import { testSecret } from "../../scripts/support/test-site.mjs";
import { siteFolder } from "./site-folder.mjs";
import { startSmtpServer } from "./smtp-server.mjs";

const [database, port] = process.argv.slice(2);
const scratch = siteFolder(port);
rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch);
let postgres;

const unregister = register();
const { startPostgres } = await import("../../scripts/support/postgres.ts");
const { startOidc } = await import("./oidc.ts");
await unregister();
if (database === "postgresql") postgres = await startPostgres(process.env.TEST_POSTGRES_URL);
const google = await startOidc({
  redirectUri: `http://localhost:${port}/api/auth/callback/google`,
  port: Number(port) + 2,
});

// tests/support/sent-mails.ts reads this folder.
const mails = join(scratch, "mails");
mkdirSync(mails);
let mailCount = 0;
const smtp = await startSmtpServer((raw, { rcptTo }) => {
  mailCount += 1;
  const to = rcptTo.map(({ address }) => address).join(", ");
  writeFileSync(
    join(mails, `${mailCount}.eml`),
    Buffer.concat([Buffer.from(`X-Envelope-To: ${to}\r\n`), raw]),
  );
}, Number(port) + 4);

Object.assign(process.env, {
  NODE_ENV: "production",
  NEXTAUTH_URL: `http://localhost:${port}`,
  NEXTAUTH_SECRET: testSecret,
  HOST: "127.0.0.1",
  PORT: port,
  LOG_LEVEL: "warn",
  // Each browser test sends a different client address, so that tests do not share rate limits.
  TRUSTED_PROXY_HOPS: "1",
  UPLOADS_DIR: join(scratch, "uploads"),
  RELEASES_DIR: join(scratch, "releases"),
  SMTP_URL: smtp.url,
  TEAM_EMAIL: "team@example.org",
  AUTH_GOOGLE_ID: google.clientId,
  AUTH_GOOGLE_SECRET: google.clientSecret,
  AUTH_GOOGLE_ISSUER: google.issuer,
  DATABASE_URL: postgres ? await postgres.createDatabase("aurea_site") : `file:${join(scratch, "site.db")}`,
});
// tests/support/site-database.ts reads this file.
writeFileSync(join(scratch, "database"), process.env.DATABASE_URL);
await migrateDatabase(process.env.DATABASE_URL);
await runTs("tests/support/site-members.ts", [], { quiet: true });
process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));
process.once("SIGTERM", () => void postgres?.stop());
await serve();
