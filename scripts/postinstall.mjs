import { installPinnedNode } from "./support/node.mjs";

installPinnedNode();
