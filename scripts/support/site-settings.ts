import "./env-file.mjs";
import { env } from "../../src/env.mjs";

/** The settings of the site that commands use. */
export const site = {
  databaseUrl: env.DATABASE_URL,
  uploadsDir: env.UPLOADS_DIR.replace(/\/+$/, ""),
};
