import { bringNode } from "./support/node.mjs";

bringNode();
