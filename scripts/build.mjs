import { installIfNeeded } from "./support/install.mjs";
import { applyLocalAddress, readEnvFile } from "./support/local.mjs";
import { goOnWithFittingNode, requireNode } from "./support/node.mjs";
import { buildIfNeeded, generateIfNeeded } from "./support/prepare.mjs";

requireNode();
readEnvFile();
applyLocalAddress();
await installIfNeeded();
await goOnWithFittingNode();
await generateIfNeeded();
await buildIfNeeded();
