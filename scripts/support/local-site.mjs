// Imported first by commands that write as the local site would, with its secret and address.
import "./env-file.mjs";
import { applyLocalDefaults } from "./local.mjs";

applyLocalDefaults();
