import { readEnvFile } from "../../scripts/support/local.mjs";
import { migrateDatabase } from "../../scripts/support/migrations.ts";
import { serve } from "../../scripts/support/server.mjs";

// Serves the built site like `npm start`, and also sends the contents of the cache to its parent process on request.
readEnvFile();
process.env.HOST ??= "127.0.0.1";
await migrateDatabase(process.env.DATABASE_URL);
const cache = await serve();
process.on("message", () => process.send?.(cache.inspect()));
