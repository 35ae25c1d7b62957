import { readFileSync } from "node:fs";
import { root } from "./root.mjs";

export type Provider = "sqlite" | "postgresql";

export const providers: Provider[] = ["sqlite", "postgresql"];

/** Returns the Prisma schema with the given provider. */
export function schemaFor(provider: Provider, schema = readFileSync(`${root}prisma/schema.prisma`, "utf8")) {
  return schema.replace(/provider = "sqlite"/, `provider = "${provider}"`);
}

/** Returns which database a DATABASE_URL names. */
export function providerOf(url: string): Provider {
  return url.startsWith("file:") ? "sqlite" : "postgresql";
}

/** Returns the file of a SQLite DATABASE_URL. */
export function sqliteFile(url: string) {
  return url.replace(/^file:/, "");
}
