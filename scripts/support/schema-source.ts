import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Provider = "sqlite" | "postgresql";

export const providers: Provider[] = ["sqlite", "postgresql"];

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Turns the one schema into the schema of a database by replacing the provider of its datasource. */
export function schemaFor(provider: Provider, schema = readFileSync(`${root}prisma/schema.prisma`, "utf8")) {
  return schema.replace(/provider = "sqlite"/, `provider = "${provider}"`);
}

/** Tells from the scheme of a DATABASE_URL which database it names. */
export function providerOf(url: string): Provider {
  return url.startsWith("file:") ? "sqlite" : "postgresql";
}

/** The file a SQLite DATABASE_URL names, as better-sqlite3 wants it. */
export function sqliteFile(url: string) {
  return url.replace(/^file:/, "");
}
