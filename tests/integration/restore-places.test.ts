import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { freshDatabase } from "@tests/support/fresh-database";
import { beforeAll, expect, inject, test, vi } from "vitest";
import { env } from "@/env.mjs";
import { isSqlite } from "@/server/db/client";
import { createBackup } from "../../scripts/support/backup";
import { dumpPostgres, splitPassword } from "../../scripts/support/postgres-programs";
import { restore } from "../../scripts/support/restore";
import { makeSmallDisk } from "../soak/small-disk";

const scratch = join(inject("scratch"), `places-${isSqlite ? "sqlite" : "postgresql"}`);
const file = join(scratch, "backup.tar");
const uploadsDir = join(scratch, "uploads");

beforeAll(async () => {
  mkdirSync(uploadsDir, { recursive: true });
  writeFileSync(join(uploadsDir, "new.webp"), "a new picture");
  await createBackup({ databaseUrl: env.DATABASE_URL, uploadsDir }, file);
});

test.runIf(isSqlite)("a restore follows a symbolic link to the database", async () => {
  const target = join(scratch, "far", "site.db");
  const path = join(scratch, "link.db");
  const uploadsDir = join(scratch, "linked-uploads");
  await restore(file, { databaseUrl: `file:${target}`, uploadsDir }, false);
  symlinkSync(target, path);
  writeFileSync(target, "");
  await restore(file, { databaseUrl: `file:${path}`, uploadsDir }, true);
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  expect(readFileSync(target, "latin1")).toMatch(/^SQLite format 3/);
});

test.runIf(process.getuid?.() === 0)(
  "a restore replaces the pictures in a folder that is a mounted volume",
  async (context) => {
    const volume = makeSmallDisk(4, context.onTestFinished);
    if (!volume) return context.skip("no volume can be made here");
    const { folder } = volume;
    const keptFolders = () =>
      readdirSync(dirname(folder))
        .filter((name) => name.startsWith(`${basename(folder)}.before-`))
        .map((name) => join(dirname(folder), name));
    context.onTestFinished(() => {
      for (const kept of keptFolders()) rmSync(kept, { recursive: true });
    });
    writeFileSync(join(folder, "old.webp"), "an old picture");
    const databaseUrl = await freshDatabase(`volume_${Date.now()}`);
    await restore(file, { databaseUrl, uploadsDir: folder }, true);
    expect(readdirSync(folder)).toEqual(["new.webp"]);
    const [kept = ""] = keptFolders();
    expect(readFileSync(join(kept, "old.webp"), "utf8")).toBe("an old picture");
  },
);

test("a backup removes the leftovers of a backup that was killed more than a day ago", async () => {
  const folder = join(scratch, "unfinished");
  const names = ["aurea-1.tar.part-aB3xyz", "aurea-2.tar.part-aB3xyz", "aurea-3.tar", "own.part-aB3xyz"];
  for (const name of names) mkdirSync(join(folder, name, "content"), { recursive: true });
  const before = new Date(Date.now() - 25 * 60 * 60_000);
  for (const name of names.toSpliced(1, 1)) utimesSync(join(folder, name), before, before);
  await createBackup({ databaseUrl: env.DATABASE_URL, uploadsDir }, join(folder, "new.tar"));
  expect(readdirSync(folder).sort()).toEqual([...names.slice(1), "new.tar"].sort());
});

test.each(["", "&sslrootcert=system"])(
  "with sslmode=verify-full%s, PostgreSQL's programs read the machine's certificate authorities from a file",
  (parameter) => {
    const { address } = splitPassword(`postgresql://a:b@db.example/site?sslmode=verify-full${parameter}`);
    const file = new URL(address).searchParams.get("sslrootcert") ?? "";
    expect(readFileSync(file, "utf8")).toContain("BEGIN CERTIFICATE");
  },
);

test.runIf(!isSqlite).each([
  ["address", "", "address"],
  ["", "", "of the environment"],
  ["address", "?password=par%40meter", "par@meter"],
])(
  "with password “%s” and parameters “%s” in its URL, a backup passes the password “%s”, not as an argument",
  async (password, parameters, used) => {
    const folder = join(scratch, `programs-${used}`);
    const dump = join(folder, "dump");
    mkdirSync(folder);
    writeFileSync(join(folder, "pg_dump"), `#!/bin/sh\necho "$PGPASSWORD" "$@" > "${dump}"\n`, {
      mode: 0o755,
    });
    vi.stubEnv("PATH", folder);
    vi.stubEnv("PGPASSWORD", "of the environment");
    const url = new URL(env.DATABASE_URL + parameters);
    url.password = password;
    await dumpPostgres(url.href, dump).finally(() => vi.unstubAllEnvs());
    const [, given, args] = /^(.*?) (--.*)/.exec(readFileSync(dump, "utf8")) ?? [];
    expect(given).toBe(used);
    expect(args).not.toMatch(/password=|:address@/);
  },
);
