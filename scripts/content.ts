import "./support/env-file.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { formSchema, isDocumentId } from "../src/content/documents";
import { env } from "../src/env.mjs";
import { parseJson } from "../src/lib/parse-json";
import { exportContent, importContent } from "../src/server/content/transfer";
import { openDatabase } from "../src/server/db/client";

const [direction, file] = process.argv.slice(2);
if (!file || (direction !== "export" && direction !== "import")) {
  console.error("usage: npm run content:export -- FILE, or npm run content:import -- FILE");
  process.exit(1);
}

const titlesOf = (ids: string[]) =>
  ids.map((id) => (isDocumentId(id) ? (formSchema(id).title ?? id) : id)).join(", ");

const db = openDatabase(env.DATABASE_URL);
if (direction === "export") {
  const { file: exported, leftOut } = await exportContent(db);
  writeFileSync(file, `${JSON.stringify(exported, null, 2)}\n`);
  console.log(`The texts of ${Object.keys(exported.documents).length} documents are in ${file}.`);
  if (leftOut.length)
    console.log(`Left out, because this release does not accept them: ${leftOut.join("; ")}.`);
} else {
  // TextDecoder drops the byte order mark that editors on Windows add.
  const given = parseJson(new TextDecoder().decode(readFileSync(file)));
  if (given === undefined) throw new Error(`${file} is damaged, or it is not a file of content:export`);
  const { published, unknownTexts } = await importContent(db, given);
  console.log(published.length ? `Published: ${titlesOf(published)}.` : "All texts are as in the file.");
  if (unknownTexts.length)
    console.log(`Left out, because this release has no such texts: ${unknownTexts.join("; ")}.`);
  const where = { state: "draft", publishAt: { not: null } };
  const scheduled = await db.contentRevision.findMany({ where, select: { document: true } });
  if (scheduled.length)
    console.log(
      `Scheduled drafts will replace the texts of: ${titlesOf(scheduled.map(({ document }) => document))}.`,
    );
}
await db.$disconnect();
