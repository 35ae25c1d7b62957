import { installOnSupportedNode } from "./support/install.mjs";
import { readEnvFile } from "./support/local.mjs";
import { buildIfNeeded, generateIfNeeded } from "./support/prepare.mjs";

readEnvFile();
await installOnSupportedNode();
await generateIfNeeded();
await buildIfNeeded();
