import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import { processWide } from "../../src/process-registry";
import { providerOf, schemaFor } from "./schema-source";

type EngineModule = typeof import("@prisma/schema-engine-wasm/schema_engine_bg");
type Bindings = EngineModule & { __wbg_set_wasm(exports: WebAssembly.Exports): void };

const filters = { externalTables: [], externalEnums: [] };

function factoryFor(url: string): SqlMigrationAwareDriverAdapterFactory {
  return providerOf(url) === "sqlite"
    ? new PrismaBetterSqlite3({ url })
    : new PrismaPg({ connectionString: url });
}

// The engine never closes what it opens, and an open connection keeps a database from being copied.
function trackConnections(factory: SqlMigrationAwareDriverAdapterFactory) {
  const opened: { dispose(): Promise<void> }[] = [];
  const tracked: SqlMigrationAwareDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const adapter = await factory.connect();
      opened.push(adapter);
      return adapter;
    },
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
  return { tracked, close: () => Promise.all(opened.map((adapter) => adapter.dispose())) };
}

async function loadBindings(): Promise<Bindings> {
  const path = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bindings = (await import("@prisma/schema-engine-wasm/schema_engine_bg")) as Bindings;
  const wasm = readFileSync(path.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return bindings;
}

/** Opens Prisma's own schema engine (the WASM build, so nothing is downloaded) on the database of `url`. */
async function openSchemaEngine(url: string) {
  // One instance per process: the bindings keep it in a variable of theirs.
  const { SchemaEngine } = await processWide("schema-engine", loadBindings);
  const { tracked, close } = trackConnections(factoryFor(url));
  const datamodels: [string, string][] = [["schema.prisma", schemaFor(providerOf(url))]];
  const engine = await SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(tracked),
  );
  return {
    engine,
    close: async () => {
      engine.free();
      await close();
    },
  };
}

/** Writes the SQL that leads from one schema text (null: an empty database) to another; "" when they agree. */
export async function diffSchemas(url: string, from: string | null, to: string) {
  const { engine, close } = await openSchemaEngine(url);
  const datamodel = (content: string) => ({
    tag: "schemaDatamodel" as const,
    files: [{ path: "schema.prisma", content }],
  });
  try {
    const { stdout } = await engine.diff({
      from: from === null ? { tag: "empty" } : datamodel(from),
      to: datamodel(to),
      script: true,
      exitCode: null,
      filters,
    });
    return /^-- This is an empty migration/.test(stdout ?? "") ? "" : (stdout ?? "");
  } finally {
    await close();
  }
}
