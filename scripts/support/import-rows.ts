import { existsSync } from "node:fs";
import { copyFile, link, mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { createTally, type Tally } from "./canonical-row";
import { applyMigrations, migrationsOf } from "./migrations";
import { providerOf, providers, siteTables, sqliteFile } from "./schema-source";
import type { Source, Store } from "./source";
import { openStore, refuseWhileInUse } from "./store";
import { dropPostgresTables } from "./store-postgres";
import { checkSqliteFile } from "./store-sqlite";
import type { Table } from "./table-shape";

/** A table of both sides after the copy. */
type Compared = { table: string; from: Tally; to: Tally };

/** Tables that a new site fills by itself, or that can be rebuilt: rows in them do not make a database non-empty. */
const rebuildableTables = ["future_apps", "rate_limits", "day_counts"];

async function tallyOf(source: Pick<Source, "rows">, table: Table) {
  const tally = createTally();
  for await (const batch of source.rows(table)) tally.add(batch);
  return tally.end();
}

/** The first table with rows that must not be lost; null when there is none. */
async function firstNonEmptyTable(store: Store) {
  for (const table of store.tables) {
    if (rebuildableTables.includes(table.name) || !siteTables().includes(table.name)) continue;
    for await (const batch of store.rows(table)) if (batch.length) return table.name;
  }
  return null;
}

function assertSameColumns(source: Source, store: Store) {
  const shape = ({ name, columns }: Table) =>
    `${name} (${columns.map((one) => `${one.name} ${one.kind}`).join(", ")})`;
  const here = store.tables.map(shape);
  const there = source.tables.map(shape);
  const own = store.tables.filter(({ name }) => siteTables().includes(name)).map(shape);
  const odd = there.find((table) => !here.includes(table)) ?? own.find((table) => !there.includes(table));
  if (odd) throw new Error(`${source.name} and ${store.name} differ in columns: ${odd}`);
}

async function fill(url: string, source: Source): Promise<Compared[]> {
  const store = await openStore(url, "write");
  try {
    assertSameColumns(source, store);
    await store.clear(source.tables);
    const compared: Compared[] = [];
    for (const table of source.tables) {
      const tally = createTally();
      for await (const batch of source.rows(table)) {
        tally.add(batch);
        await store.insert(table, batch);
      }
      const from = tally.end();
      const to = await tallyOf(store, table);
      if (from.sha256 !== to.sha256) throw new Error(`${table.name} arrived otherwise than it left`);
      compared.push({ table: table.name, from, to });
    }
    await store.commit();
    return compared;
  } finally {
    await store.close();
  }
}

async function inspectTarget(url: string, mayReplace: boolean) {
  if (providerOf(url) === "sqlite" && !existsSync(sqliteFile(url))) return null;
  await refuseWhileInUse(url);
  const store = await openStore(url, "read");
  try {
    const full = await firstNonEmptyTable(store);
    if (full && !mayReplace) throw new Error(`${store.name} is not empty (${full}); nothing was changed`);
    return { migrations: store.migrations, isFull: full !== null };
  } finally {
    await store.close();
  }
}

// Written to a new file, which replaces the old one only when the import has succeeded.
async function importIntoSqlite(url: string, source: Source, keptAs: string | null) {
  const file = sqliteFile(url);
  const fresh = `${file}.restoring`;
  await mkdir(dirname(file), { recursive: true });
  for (const end of ["", "-wal", "-shm"]) await rm(`${fresh}${end}`, { force: true });
  await applyMigrations(`file:${fresh}`, source.migration);
  const compared = await fill(`file:${fresh}`, source);
  await applyMigrations(`file:${fresh}`);
  checkSqliteFile(fresh);
  const db = new Database(fresh);
  db.pragma("journal_mode = DELETE");
  db.close();
  if (keptAs) await link(file, keptAs).catch(() => copyFile(file, keptAs));
  for (const end of ["-wal", "-shm"]) await rm(`${file}${end}`, { force: true });
  await rename(fresh, file);
  return compared;
}

async function importIntoPostgres(url: string, source: Source, applied: string[]) {
  const wanted = migrationsOf("postgresql", source.migration).map(({ name }) => name);
  if (applied.join() !== wanted.join()) {
    await dropPostgresTables(url, [...new Set([...siteTables(), ...source.tables.map(({ name }) => name)])]);
    await applyMigrations(url, source.migration);
  }
  const compared = await fill(url, source);
  await applyMigrations(url);
  return compared;
}

/**
 * Replaces the rows of a database with those of a source and compares both. The tables are created as of the source's
 * migration, filled, and then migrated to the newest one.
 */
export async function importRows(source: Source, url: string, { mayReplace = false } = {}) {
  const known = providers.flatMap((one) => migrationsOf(one).map(({ name }) => name));
  if (!known.includes(source.migration)) {
    throw new Error(`${source.name} is of migration ${source.migration}, which this release does not know`);
  }
  const there = await inspectTarget(url, mayReplace);
  const isSqlite = providerOf(url) === "sqlite";
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const keptAs = isSqlite && there?.isFull ? `${sqliteFile(url)}.before-${stamp}` : null;
  const compared = isSqlite
    ? await importIntoSqlite(url, source, keptAs)
    : await importIntoPostgres(url, source, there?.migrations ?? []);
  return { compared, keptAs };
}
