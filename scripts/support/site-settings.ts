import "./env-file.mjs";
import { env } from "../../src/env.mjs";

/** What the site itself would run on, from the environment, .env and the defaults, for commands run by hand. */
export const site = {
  databaseUrl: env.DATABASE_URL,
  uploadsDir: env.UPLOADS_DIR.replace(/\/+$/, ""),
};
