import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { findMissingSettings, readEnvFile } from "../scripts/support/local.mjs";
import { settingsSchema } from "../src/env.mjs";

const scratch = mkdtempSync(join(tmpdir(), "aurea-settings-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Reads the settings in a separate process, as `npm start` does. */
function readSettings(env: Record<string, string>, names: string[]) {
  const script = `
    const { env } = await import("./src/env.mjs");
    console.log(JSON.stringify(${JSON.stringify(names)}.flatMap((name) => [env[name], process.env[name]])));`;
  const own = { PATH: process.env.PATH ?? "", ...env } as unknown as NodeJS.ProcessEnv;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { env: own }).toString(),
  );
}

test.each([
  "https://example.org/",
  "HTTPS://Example.org",
  "https://example.org:443/aurea",
  " https://example.org\n",
])("the site and next-auth read the same origin from the address %j", (written) => {
  const origin = "https://example.org";
  expect(readSettings({ NEXTAUTH_URL: written }, ["NEXTAUTH_URL"])).toEqual([origin, origin]);
});

test("spaces and line breaks around a setting are ignored", () => {
  const given = {
    AUTH_GOOGLE_ID: " id\n",
    AUTH_GOOGLE_SECRET: "secret\r\n",
    TEAM_EMAIL: "team@example.org ",
  };
  const [id, , secret, , team] = readSettings(given, Object.keys(given));
  expect([id, secret, team]).toEqual(["id", "secret", "team@example.org"]);
});

const readDatabase = (address: string) =>
  settingsSchema.shape.DATABASE_URL.safeParse(address).error?.issues[0]?.message;

test.each([
  "123#secret",
  "123?secret",
  "123/secret",
  "12@3#secret",
  "123?se=cret",
  "123/4?se=cret",
  "12@3?se=cr&et",
])("a PostgreSQL address with the unescaped password %s is refused", (password) => {
  expect(readDatabase(`postgresql://aurea:${password}@db.example/site`)).toContain("percent-encode");
});

test.each([
  "postgresql://aurea:123%23secret@db.example:5432/site?schema=aurea",
  "postgresql://aurea@/site?host=/var/run/postgresql",
  "postgresql://db.example/site?user=noor@server",
  "postgresql:///site?schema=aurea&host=@socket&user=noor@server",
  "postgresql://noor:123@db/site?passfile=/run/pass@1",
  "postgresql://aurea@db.example/site?application_name=aurea@server",
  "postgresql://aurea@db.example/site?search_path=tenant_1&connection_limit=1&pool_timeout=0",
])("the PostgreSQL address %s is accepted", (address) => {
  expect(readDatabase(address)).toBeUndefined();
});

test.each([
  ["search_path=a,b", "one schema"],
  ["currentSchema=a%2Cb", "one schema"],
  ['search_path="$user"', "one schema"],
  ["SSLMODE=on", "unknown sslmode"],
  ["connection_limit=abc", "whole number"],
  ["connection_limit=0", "whole number"],
  ["schema=a&connection_limit=-1", "whole number"],
  ["pool_timeout=10s", "whole number"],
  ["connect_timeout=-1", "whole number"],
])("a PostgreSQL address with the parameters %s is refused", (query, reason) => {
  expect(readDatabase(`postgresql://aurea@db.example/site?${query}`)).toContain(reason);
});

const written = "FIRST_OF_ENV=one\r\nSECOND_OF_ENV=two\r\n";
test.each([
  ["UTF-8", Buffer.from(written)],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${written}`)],
  ["UTF-16", Buffer.from(`\ufeff${written}`, "utf16le")],
])("a .env file in %s is read completely, and does not override the environment", (_encoding, bytes) => {
  const file = join(scratch, "settings.env");
  writeFileSync(file, bytes);
  vi.stubEnv("FIRST_OF_ENV", undefined);
  vi.stubEnv("SECOND_OF_ENV", "given");
  readEnvFile(file);
  expect([process.env.FIRST_OF_ENV, process.env.SECOND_OF_ENV]).toEqual(["one", "given"]);
  vi.unstubAllEnvs();
  delete process.env.FIRST_OF_ENV;
});

test("a .env that is a folder, which Docker creates in place of a missing file, is reported by its path", () => {
  expect(() => readEnvFile(scratch)).toThrow(`${scratch} cannot be read: EISDIR`);
});

test.each([".env.local", ".env.production", ".env.production.local"])(
  "a start is refused while there is a file %s, which Next would read for some settings only",
  (name) => {
    const folder = mkdtempSync(`${scratch}/`);
    writeFileSync(join(folder, name), "");
    expect(findMissingSettings(`${folder}/`)).toBe(`${name} is not read in full: move its settings to .env`);
  },
);

test("blanks around the port are ignored", () => {
  vi.stubEnv("PORT", " 3000\r");
  readEnvFile(join(scratch, "none.env"));
  expect(process.env.PORT).toBe("3000");
  vi.unstubAllEnvs();
});

test("a command that is started in another folder continues in the folder of the project", () => {
  const project = process.cwd();
  onTestFinished(() => process.chdir(project));
  process.chdir(scratch);
  readEnvFile(join(scratch, "missing.env"));
  expect(process.cwd()).toBe(project);
});

test(".env.example names every setting that src/env.mjs reads, except NODE_ENV", () => {
  const named = readFileSync(".env.example", "utf8");
  const missing = Object.keys(settingsSchema.shape).filter((name) => !named.includes(`\n${name}=`));
  expect(missing).toEqual(["NODE_ENV"]);
});
