import "./env-file.mjs";
import { env } from "../../src/env.mjs";

/** Returns the settings of the site for commands. */
export const site = {
  databaseUrl: env.DATABASE_URL,
  uploadsDir: env.UPLOADS_DIR.replace(/\/+$/, ""),
};
