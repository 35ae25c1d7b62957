// Imported first by commands that need the secret and address of the local site.
import "./env-file.mjs";
import { applyLocalDefaults } from "./local.mjs";

applyLocalDefaults();
