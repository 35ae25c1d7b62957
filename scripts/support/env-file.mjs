// Imported first by commands run by hand, so that src/env.mjs sees what the site itself would read from .env.
import "./require-node.mjs";
import { readEnvFile } from "./local.mjs";
import { giveUp } from "./one-line.mjs";

process.on("uncaughtException", giveUp);
readEnvFile();
