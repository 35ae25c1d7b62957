// Imported first by commands that write what a site on this machine would, with its secret and its address.
import "./env-file.mjs";
import { applyLocalDefaults } from "./local.mjs";

applyLocalDefaults();
