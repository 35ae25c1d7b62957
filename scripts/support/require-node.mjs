import { requireNode } from "./node.mjs";

// Configurations and commands that may run without npm import this file first.
requireNode({ canInstall: false });
