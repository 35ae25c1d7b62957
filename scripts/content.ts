import "./support/env-file.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { env } from "../src/env.mjs";
import { exportContent, importContent } from "../src/server/content/transfer";
import { openDatabase } from "../src/server/db/client";
import { runCli } from "./support/run-cli";

const [direction, file] = process.argv.slice(2);
if (!file || (direction !== "export" && direction !== "import")) {
  console.error("usage: npm run content:export -- FILE, or npm run content:import -- FILE");
  process.exit(1);
}

/** Throws a one-line message, because the parser's own is not plain. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is damaged, or it is not a file of content:export`);
  }
}

await runCli(async () => {
  const db = openDatabase(env.DATABASE_URL);
  try {
    if (direction === "export") {
      const exported = await exportContent(db);
      writeFileSync(file, `${JSON.stringify(exported, null, 2)}\n`);
      console.log(`The texts of ${Object.keys(exported.documents).length} documents are in ${file}.`);
    } else {
      // TextDecoder drops the byte order mark that editors on Windows add.
      const text = new TextDecoder().decode(readFileSync(file));
      const { published, left } = await importContent(db, parse(text));
      console.log(published.length ? `Published: ${published.join(", ")}.` : "All words are as in the file.");
      if (left.length) console.log(`Left out, because this release has no such texts: ${left.join("; ")}.`);
    }
  } finally {
    await db.$disconnect();
  }
});
