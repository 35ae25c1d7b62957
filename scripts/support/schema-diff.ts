import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
// Uses the WASM build, because the Prisma CLI downloads the native engine from the network.
import { SchemaEngine } from "@prisma/schema-engine-wasm";
import { getProvider } from "./schema-source";

/**
 * Returns the SQL that changes the schema `from`, or an empty database, into `to`; "" for equal schemas. The engine
 * connects to the database at `url` but does not read or change it.
 */
export async function diffSchemas(url: string, from: string | null, to: string) {
  const factory =
    getProvider(url) === "sqlite"
      ? new PrismaBetterSqlite3({ url })
      : new PrismaPg({ connectionString: url });
  const engine = await SchemaEngine.new(
    { datamodels: [["schema.prisma", to]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  const datamodel = (content: string) => ({
    tag: "schemaDatamodel" as const,
    files: [{ path: "schema.prisma", content }],
  });
  const { stdout } = await engine.diff({
    from: from === null ? { tag: "empty" } : datamodel(from),
    to: datamodel(to),
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return /^-- This is an empty migration/.test(stdout ?? "") ? "" : (stdout ?? "");
}
