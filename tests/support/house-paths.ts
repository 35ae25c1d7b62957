import { readdirSync } from "node:fs";

const made = new Set(["node_modules", "generated", "test-results", "playwright-report", "coverage"]);
const hiddenButOurs = new Set([".ci", ".editorconfig", ".env.example", ".nvmrc"]);

function* pathsBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder || ".", { withFileTypes: true })) {
    if (made.has(entry.name) || (entry.name.startsWith(".") && !hiddenButOurs.has(entry.name))) continue;
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) yield* pathsBelow(`${path}/`);
    if (entry.isFile()) yield path;
  }
}

/** Every file of the project from its root, apart from what is installed or made. */
export const allPaths = [...pathsBelow("")];
