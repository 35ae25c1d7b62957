import { readFileSync } from "node:fs";
import { root } from "./root.mjs";

export type Provider = "sqlite" | "postgresql";

export const providers: Provider[] = ["sqlite", "postgresql"];

export function readSchema(provider: Provider, schema = readFileSync(`${root}prisma/schema.prisma`, "utf8")) {
  return schema.replace(/provider = "sqlite"/, `provider = "${provider}"`);
}

export function getProvider(url: string): Provider {
  return url.startsWith("file:") ? "sqlite" : "postgresql";
}

export function getSqliteFile(url: string) {
  return url.replace(/^file:/, "");
}
