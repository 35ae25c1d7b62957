import { installOnSupportedNode } from "./support/install.mjs";
import { applyLocalAddress, readEnvFile } from "./support/local.mjs";
import { buildIfNeeded, generateIfNeeded } from "./support/prepare.mjs";

readEnvFile();
applyLocalAddress();
await installOnSupportedNode();
await generateIfNeeded();
await buildIfNeeded();
