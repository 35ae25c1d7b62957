// Commands import this file first, so that src/env.mjs sees the settings of .env.
import "./require-node.mjs";
import { exitWithError } from "./errors.mjs";
import { readEnvFile } from "./local.mjs";

process.on("uncaughtException", exitWithError);
readEnvFile();
