import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import {
  copyFile,
  link,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import Database from "better-sqlite3";
import { create, extract } from "tar";
import { z } from "zod";
import { checkSqliteFile, readCurrentSchema, readState } from "./database-state";
import { readFirstLine } from "./errors.mjs";
import { dumpPostgres } from "./postgres-programs";
import { getProvider, getSqliteFile } from "./schema-source";

export type Site = { databaseUrl: string; uploadsDir: string };

const infoSchema = z.object({
  madeAt: z.iso.datetime(),
  database: z.enum(["sqlite", "postgresql"]),
  migration: z.string(),
  /** This field is set only for PostgreSQL, and earlier releases did not write it. */
  schema: z.string().optional(),
});

/** Throws if the folder contains anything but files and folders. */
async function listFiles(folder: string) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd) throw new Error(`${join(odd.parentPath, odd.name)} is neither a file nor a folder`);
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}

/** Returns the paths of all pictures, without pending uploads. */
export async function listPictures(folder: string) {
  return (await listFiles(folder)).filter((path) => !path.startsWith(`pending${sep}`));
}

/** Skips pictures that are deleted during the copy. */
export async function copyPictures(from: string, to: string) {
  await mkdir(to, { recursive: true });
  for (const path of await listPictures(from)) {
    const source = join(from, path);
    const target = join(to, path);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    // Pictures are never overwritten, so a hard link is as safe as a copy.
    await link(source, target)
      .catch(() => copyFile(source, target))
      .catch((error) => {
        if (error.code !== "ENOENT") throw error;
      });
  }
}

async function hashFile(file: string) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Returns the checksums of a folder's files, in lines that `sha256sum -c` reads. */
async function hashFolder(folder: string) {
  const lines: string[] = [];
  for (const path of await listFiles(folder))
    if (path !== "SHA256SUMS") lines.push(`${await hashFile(join(folder, path))}  ${path}\n`);
  return lines.join("");
}

/**
 * Unpacks a backup: `database` is a SQLite file or a PostgreSQL dump, `uploads` has the pictures. Throws if anything is
 * missing or damaged, or if the backup has the format of an earlier release.
 */
export async function openBackup(file: string, folder: string) {
  try {
    const isPlain = (type: string) => ["File", "OldFile", "Directory"].includes(type);
    const filter = (_path: string, entry: object) => "type" in entry && isPlain(String(entry.type));
    // The backup is unpacked synchronously, so that no write is still running after an error.
    extract({ file, cwd: folder, sync: true, strict: true, preserveOwner: false, filter });
    if (existsSync(join(folder, "manifest.json"))) {
      throw new Error("an earlier release made it, see docs/deployment.md");
    }
    const checksums = await readFile(join(folder, "SHA256SUMS"), "utf8");
    if (checksums !== (await hashFolder(folder))) throw new Error("its files do not match SHA256SUMS");
    const info = infoSchema.safeParse(JSON.parse(await readFile(join(folder, "backup.json"), "utf8")));
    if (!info.success) throw new Error("its backup.json has an unknown format");
    return info.data;
  } catch (error) {
    throw new Error(`${file} is not a complete backup (${readFirstLine(error)}); nothing was changed`);
  }
}

async function copyDatabase(url: string, file: string) {
  if (getProvider(url) === "postgresql") return dumpPostgres(url, file);
  const db = new Database(getSqliteFile(url), { fileMustExist: true, timeout: 10_000 });
  try {
    db.prepare("VACUUM INTO ?").run(file);
  } finally {
    db.close();
  }
  checkSqliteFile(file);
}

export async function syncFile(file: string) {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}

const dayMs = 24 * 60 * 60_000;

/** Removes the unfinished files of interrupted backups after a day, because they contain personal data. */
async function removeUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!/^aurea-.+\.tar\.part-\w{6}$/.test(name) || Date.now() - (await stat(path)).mtimeMs < dayMs)
      continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** Writes the backup to a temporary file, reads it back, and then renames it. Returns the number of pictures. */
export async function createBackup({ databaseUrl, uploadsDir }: Site, file: string) {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const { migration } = await readState(databaseUrl);
  if (!migration)
    throw new Error("DATABASE_URL names a database without tables: there is nothing to back up");
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await removeUnfinished(dirname(file)).catch((error) =>
    console.warn(`an unfinished backup could not be removed: ${readFirstLine(error)}`),
  );
  const scratch = await mkdtemp(`${file}.part-`);
  const content = join(scratch, "content");
  const readBack = join(scratch, "read-back");
  try {
    // Pictures are copied before and after the database, because rows may refer to pictures added in between.
    await copyPictures(uploadsDir, join(content, "uploads"));
    await copyDatabase(databaseUrl, join(content, "database"));
    await copyPictures(uploadsDir, join(content, "uploads"));
    if ((await readState(databaseUrl)).migration !== migration)
      throw new Error("the database was migrated during the backup: run it again");
    const info: z.infer<typeof infoSchema> = {
      madeAt: new Date().toISOString(),
      database: getProvider(databaseUrl),
      migration,
      schema: getProvider(databaseUrl) === "postgresql" ? await readCurrentSchema(databaseUrl) : undefined,
    };
    await writeFile(join(content, "backup.json"), `${JSON.stringify(info, null, 2)}\n`);
    await writeFile(join(content, "SHA256SUMS"), await hashFolder(content));
    const packed = join(scratch, "packed.tar");
    await create({ cwd: content, file: packed, portable: true, mode: 0o600 }, await readdir(content));
    await mkdir(readBack);
    await openBackup(packed, readBack);
    await syncFile(packed);
    await rename(packed, file);
    return (await listPictures(join(content, "uploads"))).length;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
