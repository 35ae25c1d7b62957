import { setPriority } from "node:os";
import { env } from "../src/env.mjs";
import { keepEncodings } from "../src/http-server/prepared.mjs";
import { distDir, root } from "./support/root.mjs";

// Makes the encodings of what is built, for the address at hand. Visitors who come meanwhile go first.
setPriority(10);
await keepEncodings({ root, distDir: distDir(), settings: env, isNew: process.argv.includes("--new") });
