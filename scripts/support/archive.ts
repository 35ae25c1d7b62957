import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { createTally, lineOf, type Row, type Tally } from "./canonical-row";
import { batchSize, type Source } from "./source";
import { runTar } from "./tar";
import { copyPictures, tallyPictures } from "./uploads";

const name = z.string().regex(/^[A-Za-z0-9_]+$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

const manifestSchema = z.object({
  format: z.literal("aurea-backup-1"),
  madeAt: z.iso.datetime(),
  from: z.string(),
  migration: z.string().regex(/^[\w-]+$/),
  /** Tells whether the same NEXTAUTH_SECRET is set where it is restored; it does not tell the secret. */
  secretMark: z.string().nullable(),
  tables: z.array(
    z.object({
      name,
      columns: z.array(
        z.object({ name, kind: z.enum(["text", "int", "bigint", "float", "bool", "time", "json"]) }),
      ),
      key: z.array(name),
      needs: z.array(name),
      rows: count,
      sha256,
    }),
  ),
  uploads: z.object({ files: count, bytes: count, sha256 }),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest as its file holds it: with a hash of itself, so that a flipped bit in it is seen as well. */
function sealed(manifest: Manifest) {
  const check = createHash("sha256").update(JSON.stringify(manifest)).digest("hex");
  return `${JSON.stringify({ ...manifest, check }, null, 2)}\n`;
}

async function readManifest(folder: string) {
  const text = await readFile(join(folder, "manifest.json"), "utf8");
  const manifest = manifestSchema.parse(JSON.parse(text));
  if (sealed(manifest) !== text) throw new Error("its manifest is not as it was");
  return manifest;
}

const tableFile = (folder: string, table: string) => join(folder, "tables", `${table}.ndjson.gz`);

async function writeTable(folder: string, table: Source["tables"][number], source: Source): Promise<Tally> {
  const tally = createTally();
  async function* lines() {
    for await (const batch of source.rows(table)) {
      tally.add(batch);
      yield batch.map(lineOf).join("");
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(tableFile(folder, table.name)));
  return tally.end();
}

/** Writes what a source holds into a folder as a backup: a file per table, the pictures, the manifest. */
export async function writeArchive(
  folder: string,
  source: Source,
  uploadsDir: string,
  secretMark: string | null,
): Promise<Manifest> {
  await mkdir(join(folder, "tables"), { recursive: true });
  const tables: Manifest["tables"] = [];
  for (const table of source.tables) tables.push({ ...table, ...(await writeTable(folder, table, source)) });
  // Once more, for pictures that rows of this moment name and that came after the first round.
  await copyPictures(uploadsDir, join(folder, "uploads"));
  const manifest = manifestSchema.parse({
    format: "aurea-backup-1",
    madeAt: new Date().toISOString(),
    from: source.name,
    migration: source.migration,
    secretMark,
    tables,
    uploads: await tallyPictures(join(folder, "uploads")),
  });
  await writeFile(join(folder, "manifest.json"), sealed(manifest));
  return manifest;
}

async function* linesOf(file: string) {
  const unpacked = createGunzip();
  createReadStream(file)
    .on("error", (error) => unpacked.destroy(error))
    .pipe(unpacked);
  unpacked.setEncoding("utf8");
  let rest = "";
  for await (const chunk of unpacked) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) throw new Error("its last line is cut");
}

async function* readTable(folder: string, table: string): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const line of linesOf(tableFile(folder, table))) {
    batch.push(JSON.parse(line));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}

async function checkArchive(folder: string, manifest: Manifest) {
  for (const table of manifest.tables) {
    const tally = createTally();
    for await (const batch of readTable(folder, table.name)) tally.add(batch);
    const { rows, sha256 } = tally.end();
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new Error(`table ${table.name} is not as it was`);
  }
  const { files, sha256 } = await tallyPictures(join(folder, "uploads"));
  if (files !== manifest.uploads.files || sha256 !== manifest.uploads.sha256) {
    throw new Error("the pictures are not as they were");
  }
}

/** Unpacks a backup into a folder and reads all of it; throws unless it is whole and unchanged. */
export async function openArchive(file: string, folder: string): Promise<Source & { manifest: Manifest }> {
  try {
    await mkdir(folder, { recursive: true });
    await runTar(["-xf", file, "-C", folder, "--no-same-owner"]);
    const manifest = await readManifest(folder);
    await checkArchive(folder, manifest);
    const rows: Source["rows"] = (table) => readTable(folder, table.name);
    const { migration, tables } = manifest;
    return { name: file, migration, tables, rows, manifest };
  } catch (error) {
    const reason = error instanceof z.ZodError ? "its manifest is not one of ours" : String(error);
    throw new Error(`${file} is not a whole backup (${reason}); nothing was changed`);
  }
}
