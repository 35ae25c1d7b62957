import { requireNode } from "./node.mjs";

// Imported first by configurations and commands, which may be run without npm.
requireNode({ canInstall: false });
