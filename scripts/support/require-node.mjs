import { requireNode } from "./node.mjs";

// Imported first by configurations and commands that may run without npm.
requireNode({ canInstall: false });
