// Imported first by commands that write what a site on this machine would, with its secret and its address.
import { applyLocalDefaults, readEnvFile } from "./local.mjs";

readEnvFile();
applyLocalDefaults();
