import "server-only";
import { type Database, isSqlite } from "./client";

/**
 * Leaves nothing of deleted rows in SQLite's write-ahead log; in the file itself `secure_delete` has overwritten them. While
 * somebody reads, the log stays until the next time. PostgreSQL keeps its own house.
 */
export async function scrub(db: Database) {
  if (isSqlite) await db.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
}
