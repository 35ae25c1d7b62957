import "./env-file.mjs";
import { existsSync, readFileSync } from "node:fs";
import { env } from "../../src/env.mjs";
import { root } from "./root.mjs";

function ownSecret() {
  const file = `${root}.data/secret`;
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/** What the site itself would run on, from the environment, .env and the defaults, for commands run by hand. */
export const site = {
  databaseUrl: env.DATABASE_URL,
  uploadsDir: env.UPLOADS_DIR.replace(/\/+$/, ""),
  secret: env.NEXTAUTH_SECRET ?? ownSecret(),
};
