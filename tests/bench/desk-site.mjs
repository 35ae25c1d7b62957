import { serve } from "../../scripts/support/server.mjs";

process.env.NODE_ENV = "production";
await serve();
process.send?.("ready");
