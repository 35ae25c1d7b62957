import { createHmac } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Manifest, openArchive, writeArchive } from "./archive";
import { importRows } from "./import-rows";
import { migrationsOf } from "./migrations";
import { providerOf, siteTables, sqliteFile } from "./schema-source";
import { type Source, sourceOf } from "./source";
import { openStore } from "./store";
import { checkSqliteFile, snapshotSqlite } from "./store-sqlite";
import { runTar } from "./tar";
import { copyPictures, hasPictures, tallyPictures } from "./uploads";

/** The site a backup is made of, or restored to. */
export type Site = { databaseUrl: string; uploadsDir: string; secret: string | undefined };

/** A fingerprint of the secret: shows whether two secrets are the same, and reveals neither. */
function secretFingerprint(secret: string | undefined) {
  if (!secret) return null;
  return createHmac("sha256", secret).update("aurea-backup").digest("hex").slice(0, 16);
}

// Tables that the schema does not know could not be restored. An older database may have some that it knew then.
function withoutUnknownTables(source: Source) {
  const newest = migrationsOf("sqlite").at(-1)?.name ?? "";
  if (source.migration < newest) return { source, unknownTables: [] };
  const isOwn = ({ name }: Source["tables"][number]) => siteTables().includes(name);
  const unknownTables = source.tables.filter((table) => !isOwn(table)).map(({ name }) => name);
  return { source: { ...source, tables: source.tables.filter(isOwn) }, unknownTables };
}

/** Runs `work` on a snapshot of a database, without blocking those who write to it. */
export async function withSnapshot<T>(
  url: string,
  scratch: string,
  work: (source: Source, unknownTables: string[]) => Promise<T>,
) {
  const isSqlite = providerOf(url) === "sqlite";
  const copy = join(scratch, "snapshot.db");
  if (isSqlite) {
    if (!existsSync(sqliteFile(url))) throw new Error(`there is no database at ${sqliteFile(url)}`);
    await snapshotSqlite(url, copy);
    checkSqliteFile(copy);
  }
  const store = await openStore(isSqlite ? `file:${copy}` : url, "read");
  try {
    const { source, unknownTables } = withoutUnknownTables(sourceOf(store));
    return await work(isSqlite ? { ...source, name: `SQLite ${sqliteFile(url)}` } : source, unknownTables);
  } finally {
    await store.close();
    if (isSqlite) await rm(copy, { force: true });
  }
}

/** Writes a backup of a site into one new file, reads it back, and only then gives it its name. */
export async function backUp({ databaseUrl, uploadsDir, secret }: Site, file: string) {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const scratch = await mkdtemp(`${file}.part-`);
  try {
    const folder = join(scratch, "content");
    await copyPictures(uploadsDir, join(folder, "uploads"));
    const { manifest, unknownTables } = await withSnapshot(
      databaseUrl,
      scratch,
      async (source, unknownTables) => ({
        manifest: await writeArchive(folder, source, uploadsDir, secretFingerprint(secret)),
        unknownTables,
      }),
    );
    const packed = join(scratch, "packed.tar");
    await runTar(["-cf", packed, "-C", folder, "manifest.json", "tables", "uploads"]);
    await rm(folder, { recursive: true });
    await openArchive(packed, join(scratch, "read-back"));
    await chmod(packed, 0o600);
    const handle = await open(packed);
    await handle.sync();
    await handle.close();
    await rename(packed, file);
    return { manifest, unknownTables };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function queuedMails(url: string) {
  const store = await openStore(url, "read");
  try {
    const outbox = store.tables.find(({ name }) => name === "outbox");
    const at = outbox?.columns.findIndex(({ name }) => name === "state") ?? -1;
    let queued = 0;
    if (!outbox) return 0;
    for await (const batch of store.rows(outbox))
      queued += batch.filter((row) => row[at] === "queued").length;
    return queued;
  } finally {
    await store.close();
  }
}

export type Restored = {
  manifest: Manifest;
  queued: number;
  hasOtherSecret: boolean;
  /** Where what was there before is kept. */
  keptAs: string[];
};

/** Restores a backup: checks all of it first, then replaces the database, then the pictures. */
export async function restore(
  file: string,
  { databaseUrl, uploadsDir, secret }: Site,
  mayReplace: boolean,
): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  await mkdir(dirname(uploadsDir), { recursive: true, mode: 0o700 });
  const scratch = await mkdtemp(join(dirname(uploadsDir), "restoring-"));
  try {
    const archive = await openArchive(file, scratch);
    const { manifest } = archive;
    const isFull = await hasPictures(uploadsDir);
    if (isFull && !mayReplace) throw new Error(`${uploadsDir} is not empty; nothing was changed`);
    const { keptAs } = await importRows(archive, databaseUrl, { mayReplace });
    const uploadsKeptAs = isFull ? `${uploadsDir}.before-${Date.now()}` : null;
    if (uploadsKeptAs) await rename(uploadsDir, uploadsKeptAs);
    await copyPictures(join(scratch, "uploads"), uploadsDir);
    if ((await tallyPictures(uploadsDir)).sha256 !== manifest.uploads.sha256) {
      throw new Error(`the database is restored, but the pictures in ${uploadsDir} are not as they were`);
    }
    return {
      manifest,
      queued: await queuedMails(databaseUrl),
      hasOtherSecret: manifest.secretMark !== null && manifest.secretMark !== secretFingerprint(secret),
      keptAs: [keptAs, uploadsKeptAs].filter((name) => name !== null),
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
