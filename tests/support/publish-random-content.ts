import { createInterface } from "node:readline";
import { documentIds } from "@/content/documents";
import { seededRandom } from "@/lib/seeded-random";
import { importContent } from "@/server/content/transfer";
import { database } from "@/server/db/client";
import { randomContent } from "./random-content";

// Publishes random texts of all documents for each seed that it reads. One process serves all seeds, because a start
// takes longer than the checks of a page.
for await (const line of createInterface({ input: process.stdin })) {
  const seed = Number(line);
  const fill = seed === 1 ? () => 1 : undefined;
  const words = documentIds.map((id) => [
    id,
    { values: randomContent(id, seededRandom(seed), fill), confirmed: [] },
  ]);
  await importContent(database(), { format: 1, documents: Object.fromEntries(words) });
  console.log(line);
}
