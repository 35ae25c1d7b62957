import "./scripts/support/require-node.mjs";
import { defineConfig } from "prisma/config";

// Prisma's CLI would fetch a schema engine at every run; generate, validate and format do not need one.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: "prisma/schema.prisma" });
