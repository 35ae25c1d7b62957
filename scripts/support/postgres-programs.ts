import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { promisify } from "node:util";
import { normalizePostgresUrl, readPostgresAddress } from "../../src/lib/postgres-address";
import { readCurrentSchema } from "./database-state";

/**
 * These files contain the certificate authorities of Debian, Red Hat and macOS. `sslrootcert=system` is only the
 * fallback, because it needs libpq 16 and Debian 12 has libpq 15.
 */
const authorities = [
  "/etc/ssl/certs/ca-certificates.crt",
  "/etc/pki/tls/certs/ca-bundle.crt",
  "/etc/ssl/cert.pem",
];

/** Returns the password, and the address without the password in the form that PostgreSQL's programs read. */
export function splitPassword(url: string) {
  const target = normalizePostgresUrl(readPostgresAddress(url).config.connectionString);
  const password = target.searchParams.get("password") || decodeURIComponent(target.password);
  target.password = "";
  // Removes the password, and parameters of node-postgres that PostgreSQL's programs refuse.
  for (const name of [...target.searchParams.keys()])
    if (/^(password|ssl|uselibpqcompat|.+_timeout)$/.test(name)) target.searchParams.delete(name);
  const sslMode = target.searchParams.get("sslmode");
  if (sslMode === "no-verify") target.searchParams.set("sslmode", "require");
  if (sslMode === "verify-full" && !target.searchParams.has("sslrootcert"))
    target.searchParams.set(
      "sslrootcert",
      [process.env.SSL_CERT_FILE ?? "", ...authorities].find(existsSync) ?? "system",
    );
  target.search = target.search.replaceAll("+", "%20");
  return { address: target.href, password };
}

/** Throws a one-line error if the program is missing or fails. */
async function runProgram(program: "pg_dump" | "pg_restore" | "psql", args: string[], url?: string) {
  const target = url ? splitPassword(url) : null;
  const connection = target ? ["--no-password", `--dbname=${target.address}`] : [];
  // Other users can read a program's arguments, but not its environment. node-postgres also reads PGPASSWORD.
  const PGPASSWORD = target?.password || process.env.PGPASSWORD;
  const env = { ...process.env, LC_ALL: "C", PGPASSWORD };
  try {
    await promisify(execFile)(program, [...connection, ...args], { env });
  } catch (error) {
    const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
    if (code === "ENOENT") {
      throw new Error(
        `${program} is not installed; it comes with PostgreSQL's client programs (Debian: postgresql-client)`,
      );
    }
    const hint = /version mismatch/.test(stderr)
      ? "; install the client programs of the server's version"
      : "";
    throw new Error(`${stderr.trim().replace(/\s*\n\s*/g, "; ")}${hint}`);
  }
}

export async function dumpPostgres(url: string, file: string) {
  const schema = (await readCurrentSchema(url)).replaceAll('"', '""');
  // With --schema the dump would also create the schema, which already exists during a restore.
  await runProgram("pg_dump", ["--format=custom", `--table="${schema}".*`, `--file=${file}`], url);
}

// Also drops tables that only a newer release has, because they may refer to tables in the dump.
const dropTables = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
    EXECUTE format('DROP TABLE %I CASCADE', name);
  END LOOP;
END $$`;

/**
 * pg_restore 17 and newer writes a setting that older servers refuse. Overwrites `SET` with `-- ` (same length) to make
 * the line a comment.
 */
async function dropNewerSetting(script: string) {
  const handle = await open(script, "r+");
  try {
    const { buffer } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0);
    const at = buffer.indexOf("SET transaction_timeout");
    if (at >= 0) await handle.write("-- ", at);
  } finally {
    await handle.close();
  }
}

/** Replaces all tables by the tables of a dump, in one transaction. */
export async function replacePostgres(url: string, dump: string) {
  const script = `${dump}.sql`;
  await runProgram("pg_restore", ["--no-owner", "--no-privileges", `--file=${script}`, dump]);
  await dropNewerSetting(script);
  const options = ["--no-psqlrc", "--quiet", "--output=/dev/null", "--set=ON_ERROR_STOP=1"];
  // IF NOT EXISTS would need the right to create schemas even if the schema exists.
  const makeSchema = `DO $$ BEGIN IF current_schema() IS NULL THEN
    CREATE SCHEMA "${(await readCurrentSchema(url)).replaceAll('"', '""')}"; END IF; END $$`;
  const steps = [makeSchema, dropTables].map((step) => `--command=${step}`);
  await runProgram("psql", [...options, "--single-transaction", ...steps, `--file=${script}`], url);
}
