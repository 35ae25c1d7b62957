import "./env-file.mjs";
import { env } from "../../src/env.mjs";

export const site = {
  databaseUrl: env.DATABASE_URL,
  uploadsDir: env.UPLOADS_DIR.replace(/\/+$/, ""),
};
