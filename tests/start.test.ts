import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { samplesIn, sampleWarning } from "../scripts/support/samples.mjs";
import { localSecret, secretFault } from "../scripts/support/secret.mjs";
import { hashesOf } from "../src/http-server/script-hashes.mjs";

const secret = "k3Vv0sQe8bTzJm1xYc7RwPn5HdLg2UaFiOq9";
const atHome = { NODE_ENV: "production", NEXTAUTH_URL: "https://a.example" };

function start(env: Record<string, string>) {
  const bare = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", PORT: "1" };
  const run = spawnSync(process.execPath, ["scripts/start.mjs"], {
    env: { ...bare, ...env } as unknown as NodeJS.ProcessEnv,
    encoding: "utf8",
    timeout: 20_000,
  });
  return { code: run.status, said: `${run.stdout}${run.stderr}`.trim() };
}

describe("npm start in production", () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ["without both", { NODE_ENV: "production" }, /NEXTAUTH_SECRET and NEXTAUTH_URL/],
    ["without a secret", { NODE_ENV: "production", NEXTAUTH_URL: "https://a.example" }, /NEXTAUTH_SECRET/],
    ["without an address", { NODE_ENV: "production", NEXTAUTH_SECRET: secret }, /NEXTAUTH_URL/],
    ["reachable by others", { HOST: "0.0.0.0" }, /NEXTAUTH_SECRET and NEXTAUTH_URL/],
    ["at a public address", { NEXTAUTH_URL: "https://a.example" }, /NEXTAUTH_SECRET/],
    ["with a short secret", { ...atHome, NEXTAUTH_SECRET: "short" }, /NEXTAUTH_SECRET is too short/],
    ["with one letter as its secret", { ...atHome, NEXTAUTH_SECRET: "a".repeat(34) }, /could be guessed/],
    ["with a word as its secret", { ...atHome, NEXTAUTH_SECRET: "change-me-".repeat(5) }, /could be guessed/],
    ["with an address that is none", { NEXTAUTH_URL: "aurea" }, /NEXTAUTH_URL is not an address/],
    [
      "trusting the Host header",
      { ...atHome, NEXTAUTH_SECRET: secret, AUTH_TRUST_HOST: "1" },
      /AUTH_TRUST_HOST/,
    ],
    ["on a port that is none", { PORT: "99999" }, /PORT /],
    ["with another kind of database", { DATABASE_URL: "mysql://x" }, /DATABASE_URL must start with/],
    ["with a mail server that is none", { SMTP_URL: "mail.example.org" }, /SMTP_URL /],
    ["with half of Google", { AUTH_GOOGLE_ID: "x" }, /AUTH_GOOGLE_SECRET /],
    [
      "with a database that does not answer",
      { DATABASE_URL: "postgresql://a:b@localhost:1/x" },
      /DATABASE_URL names: connect ECONNREFUSED/,
    ],
    [
      "with a database where nothing may be",
      { DATABASE_URL: "file:/dev/null/y.db" },
      /DATABASE_URL names: .*\/dev\/null/,
    ],
  ])("%s exits 1 with one clear line", (_what, env, line) => {
    const { code, said } = start(env);
    expect(code).toBe(1);
    expect(said).toMatch(line);
    expect(said.split("\n")).toHaveLength(1);
  });
});

describe("the secret of this machine", () => {
  const scratch = mkdtempSync(join(tmpdir(), "aurea-secret-"));
  const file = () => join(mkdtempSync(join(scratch, "start-")), "data/secret");
  const kept = process.env.DATABASE_URL;
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  afterEach(() => {
    process.env.DATABASE_URL = kept;
  });

  test("is made once, whole, and for its owner only", () => {
    const place = file();
    const secret = localSecret(place);
    expect(secretFault(secret)).toBeNull();
    expect(localSecret(place)).toBe(secret);
    expect(statSync(place).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(place))).toEqual(["secret"]);
  });

  test.each([
    ["empty", ""],
    ["cut", "aBcD1234"],
    ["weak", "a".repeat(64)],
  ])("%s, is made anew while there is no database, and asked for once there is", (_what, text) => {
    const place = file();
    localSecret(place);
    writeFileSync(place, text);
    process.env.DATABASE_URL = `file:${place}.db`;
    writeFileSync(`${place}.db`, "");
    expect(() => localSecret(place)).toThrow(/is not whole: put it back/);
    rmSync(`${place}.db`);
    expect(secretFault(localSecret(place))).toBeNull();
  });
});

test(".env.example names every setting that src/env.mjs reads", () => {
  const read = [...readFileSync("src/env.mjs", "utf8").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name,
  );
  const named = readFileSync(".env.example", "utf8");
  expect(read.length).toBeGreaterThan(8);
  const missing = read.filter((name) => name !== "NODE_ENV" && !named.includes(`\n${name}=`));
  expect(missing).toEqual([]);
});

test("the policy names inline scripts that run, and neither files nor data", () => {
  const html =
    '<script>a()</script><script src="/b.js"></script><script type="application/ld+json">{}</script>';
  expect(hashesOf(html)).toEqual(["sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4="]);
});

describe("samples", () => {
  const folder = mkdtempSync(join(tmpdir(), "aurea-samples-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("are counted in what the site says", () => {
    expect(samplesIn("src/content").map(({ name }) => name)).toContain("site.ts");
    expect(samplesIn(join(folder, "nowhere"))).toEqual([]);
  });

  test("are warned of where others can read them, until none is left", () => {
    writeFileSync(join(folder, "about.ts"), "// sample: a name\n// sample\n");
    writeFileSync(join(folder, "real.ts"), "export const real = true;\n");
    expect(sampleWarning("http://localhost:3000", folder)).toBeNull();
    expect(sampleWarning("https://coach.example", folder)).toMatch(/^2 samples .* \(about\.ts\)$/);
    rmSync(join(folder, "about.ts"));
    expect(sampleWarning("https://coach.example", folder)).toBeNull();
  });
});
