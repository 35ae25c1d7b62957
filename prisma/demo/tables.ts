import { existsSync } from "node:fs";
import { openDatabase } from "@/server/db/client";
import { applyMigrations } from "../../scripts/support/migrations";
import { sqliteFile } from "../../scripts/support/schema-source";

async function hasTables(url: string) {
  if (url.startsWith("file:") && !existsSync(sqliteFile(url))) return false;
  const db = openDatabase(url);
  try {
    await db.user.findFirst({ select: { id: true } });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "P2021") return false;
    throw error;
  } finally {
    await db.$disconnect();
  }
}

/** Migrates an empty database. One with tables is left alone, since it may be in use. */
export async function makeTables(url: string) {
  if (!(await hasTables(url))) await applyMigrations(url);
}
