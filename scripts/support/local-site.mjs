// Commands that need the secret and the address of the local site import this file first.
import "./env-file.mjs";
import { applyLocalDefaults } from "./local.mjs";

applyLocalDefaults();
