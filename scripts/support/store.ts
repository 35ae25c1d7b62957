import { providerOf } from "./schema-source";
import type { Store } from "./source";
import { isPostgresInUse, openPostgresStore } from "./store-postgres";
import { isSqliteInUse, openSqliteStore } from "./store-sqlite";

/** Opens a database to read it as of now, or to fill it. */
export function openStore(url: string, mode: "read" | "write"): Promise<Store> {
  return providerOf(url) === "sqlite" ? openSqliteStore(url, mode) : openPostgresStore(url, mode);
}

/** Throws while a site, or anything else, has the database open. */
export async function refuseWhileInUse(url: string) {
  const isInUse = providerOf(url) === "sqlite" ? isSqliteInUse(url) : await isPostgresInUse(url);
  if (isInUse) {
    throw new Error("the database is in use: stop the site (every instance of it), then run this again");
  }
}
