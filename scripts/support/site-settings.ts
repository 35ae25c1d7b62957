import "./env-file.mjs";
import { env } from "../../src/env.mjs";

/** The settings that the site would start with, for commands. */
export const site = {
  databaseUrl: env.DATABASE_URL,
  uploadsDir: env.UPLOADS_DIR.replace(/\/+$/, ""),
};
