import { existsSync } from "node:fs";
import { copyFile, cp, link, mkdir, readdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { copyPictures, listPictures, openBackup, type Site, syncFile } from "./backup";
import {
  checkEncoding,
  checkSqliteFile,
  listModels,
  readCurrentSchema,
  readState,
  refuseWhileInUse,
  withDatabase,
} from "./database-state";
import { applyMigrations, readMigrations } from "./migrations";
import { replacePostgres } from "./postgres-programs";
import { getProvider, getSqliteFile } from "./schema-source";

// Replaces the old file only when the new file is complete, checked and migrated. Keeps the old file as `keptAs`.
async function restoreSqlite(url: string, copy: string, keptAs: string | null) {
  const path = getSqliteFile(url);
  // A symbolic link is followed, because the rename would replace it.
  const file = await realpath(path).catch(() => path);
  const fresh = `${file}.restoring`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await applyMigrations(`file:${copy}`);
  checkSqliteFile(copy);
  await copyFile(copy, fresh);
  await syncFile(fresh);
  // Checks this a second time, because a site may have started while the backup was unpacked.
  await refuseWhileInUse(url).catch(async (error) => {
    await rm(fresh);
    throw error;
  });
  if (keptAs) await link(file, keptAs).catch(() => copyFile(file, keptAs));
  // Moves or removes the old log, because SQLite would write it into the restored file.
  for (const end of ["-wal", "-shm"])
    if (existsSync(file + end)) await (keptAs ? rename(file + end, keptAs + end) : rm(file + end));
  await rename(fresh, file);
}

/** Renames the folder, or moves its files if the folder cannot be renamed, such as a volume or the target of a link. */
async function keepPictures(folder: string, keptAs: string) {
  await rename(folder, keptAs).catch(async (error) => {
    if (!["EACCES", "EBUSY", "EXDEV"].includes(error.code)) throw error;
    await cp(folder, keptAs, { recursive: true });
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  });
}

type Info = Awaited<ReturnType<typeof openBackup>>;

/** Throws unless the backup is of the same kind of database and schema, and of a migration that this release knows. */
async function refuseOtherKind(file: string, { database, schema, migration }: Info, databaseUrl: string) {
  const provider = getProvider(databaseUrl);
  if (database !== provider)
    throw new Error(
      `${file} contains a ${database} database, but DATABASE_URL is ${provider}; nothing was changed`,
    );
  if (schema && schema !== (await readCurrentSchema(databaseUrl)))
    throw new Error(
      `${file} is of the schema ${schema}: add ?schema=${encodeURIComponent(schema)} to DATABASE_URL; nothing was changed`,
    );
  if (!readMigrations(provider).some(({ name }) => name === migration))
    throw new Error(
      `${file} is of migration ${migration}, which this release does not know; nothing was changed`,
    );
}

/**
 * Replaces the database in one step, then the pictures. Throws without changing anything if the site is in use; if the
 * backup is damaged, newer than this release or of another kind of database or schema; if an empty database is not in
 * UTF-8; or, without `mayReplace`, if the site has data.
 */
export async function restore(file: string, { databaseUrl, uploadsDir: given }: Site, mayReplace: boolean) {
  // Follows a symbolic link, as for the database.
  const uploadsDir = await realpath(given).catch(() => given);
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  await refuseWhileInUse(databaseUrl);
  const filled = await readState(databaseUrl).then(
    ({ filledTable }) => filledTable,
    () => "it cannot be read",
  );
  const hasPictures = (await listPictures(uploadsDir)).length > 0;
  if (filled && !mayReplace) throw new Error(`the database is not empty (${filled}); nothing was changed`);
  if (hasPictures && !mayReplace) throw new Error(`${uploadsDir} is not empty; nothing was changed`);

  const provider = getProvider(databaseUrl);
  // A site that an earlier release created in another encoding can still restore its own backups.
  if (provider === "postgresql" && !filled) await checkEncoding(databaseUrl);
  // Unpacks the backup beside the symbolic link and not beside its target, because the target's folder may not be
  // writable.
  const scratch = `${given}.restoring`;
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  try {
    const info = await openBackup(file, scratch);
    await refuseOtherKind(file, info, databaseUrl);
    const stamp = `before-${new Date().toISOString().replace(/\D/g, "").slice(0, 17)}`;
    const databaseKeptAs = provider === "sqlite" && filled ? `${getSqliteFile(databaseUrl)}.${stamp}` : null;
    const picturesKeptAs = hasPictures ? `${given}.${stamp}` : null;
    const copy = join(scratch, "database");
    if (provider === "sqlite") await restoreSqlite(databaseUrl, copy, databaseKeptAs);
    else {
      await refuseWhileInUse(databaseUrl);
      await replacePostgres(databaseUrl, copy);
      await applyMigrations(databaseUrl);
    }
    if (picturesKeptAs) await keepPictures(uploadsDir, picturesKeptAs);
    await copyPictures(join(scratch, "uploads"), uploadsDir);

    return await withDatabase(databaseUrl, async (db) => {
      const rows: [string, number][] = [];
      for (const { name, model } of listModels(db)) rows.push([name, await model.count()]);
      return {
        info,
        rows,
        pictures: (await listPictures(uploadsDir)).length,
        queued: await db.outboxMail.count({ where: { state: "queued" } }),
        keptAs: [databaseKeptAs, picturesKeptAs].filter((name) => name !== null),
      };
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
