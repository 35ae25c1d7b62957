import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { figure, isFull } from "@tests/support/figure";
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { findFreePort } from "../scripts/support/free-port";
import { keepRelease } from "../scripts/support/prepare.mjs";
import { ensureLocalSecret, explainWeakSecret } from "../scripts/support/secret.mjs";
import { settingsSchema } from "../src/env.mjs";
import { makeSmallDisk } from "./soak/small-disk";

const secret = "k3Vv0sQe8bTzJm1xYc7RwPn5HdLg2UaFiOq9";
const atHome = { NODE_ENV: "production", NEXTAUTH_URL: "https://a.example" };

const scratch = mkdtempSync(join(tmpdir(), "aurea-start-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const free = { PORT: String(await findFreePort()) };
const folders = {
  MAIL_FOLDER: join(scratch, "mail"),
  UPLOADS_DIR: join(scratch, "uploads"),
  RELEASES_DIR: join(scratch, "releases"),
};

/** Stops the site if it starts to serve. Returns its exit code and output. */
async function start(env: Record<string, string>) {
  const bare = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...free, ...folders };
  const own = { ...bare, ...env } as unknown as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, ["scripts/start.mjs"], { env: own });
  onTestFinished(() => void child.kill());
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("Aurea is at")) child.kill();
    });
  const [code] = await once(child, "close");
  return { code, output: output.trim() };
}

const token = (given: object) => Buffer.from(JSON.stringify(given)).toString("base64");
const refused: [string, Record<string, string>, RegExp][] = [
  ["without a secret and an address", { NODE_ENV: "production" }, /NEXTAUTH_SECRET and NEXTAUTH_URL/],
  ["without a secret", { NODE_ENV: "production", NEXTAUTH_URL: "https://a.example" }, /NEXTAUTH_SECRET/],
  ["without an address", { NODE_ENV: "production", NEXTAUTH_SECRET: secret }, /NEXTAUTH_URL/],
  [
    "on a public host without a secret and an address",
    { HOST: "0.0.0.0\r" },
    /NEXTAUTH_SECRET and NEXTAUTH_URL: HOST is 0\.0\.0\.0,/,
  ],
  ["at a public address without a secret", { NEXTAUTH_URL: "https://a.example" }, /NEXTAUTH_SECRET/],
  ["with a short secret", { ...atHome, NEXTAUTH_SECRET: "short" }, /NEXTAUTH_SECRET is too short/],
  ["with a repeated letter as secret", { ...atHome, NEXTAUTH_SECRET: "a".repeat(34) }, /could be guessed/],
  [
    "with a repeated word as secret",
    { ...atHome, NEXTAUTH_SECRET: "change-me-".repeat(5) },
    /could be guessed/,
  ],
  ["with an invalid address", { NEXTAUTH_URL: "aurea" }, /NEXTAUTH_URL is not an address/],
  [
    "with AUTH_TRUST_HOST set",
    { ...atHome, NEXTAUTH_SECRET: secret, AUTH_TRUST_HOST: "1" },
    /AUTH_TRUST_HOST/,
  ],
  ["on an invalid port", { PORT: "99999" }, /PORT /],
  ["on a port that is no whole number", { PORT: "3e3" }, /PORT must be a number/],
  ["with a database that is not supported", { DATABASE_URL: "mysql://x" }, /DATABASE_URL must start with/],
  ["with parameters for SQLite", { DATABASE_URL: "file:site.db?limit=1" }, /DATABASE_URL must be a file/],
  ["with an unknown sslmode", { DATABASE_URL: "postgresql://a:b@c/d?sslmode=on" }, /has an unknown sslmode/],
  ["with a raw # in a password", { DATABASE_URL: "postgresql://a:b#c@d/e" }, /DATABASE_URL cannot be read/],
  ["with an invalid mail server", { SMTP_URL: "mail.example.org" }, /SMTP_URL must read/],
  ["with a raw # in the mail password", { SMTP_URL: "smtp://a:1#b@c" }, /SMTP_URL must .* %23/],
  ["with an open bracket in the sender", { MAIL_FROM: "Aurea <a@b.example" }, /MAIL_FROM must read/],
  ["with a host in the path of SQLite", { DATABASE_URL: "file://site.db" }, /DATABASE_URL must be file:PATH/],
  ["with a database in memory", { DATABASE_URL: "file::memory:" }, /DATABASE_URL must name a file/],
  ["with a folder as database", { DATABASE_URL: "file:.data/" }, /DATABASE_URL must name a file/],
  ["with a home folder's sign", { DATABASE_URL: "file:~/site.db" }, /DATABASE_URL must name a file/],
  [
    "with a list of addresses",
    { NEXTAUTH_URL: "https://a.example,https://b.example", NEXTAUTH_SECRET: secret },
    /of one host/,
  ],
  ["with only one of Google's settings", { AUTH_GOOGLE_ID: "x" }, /AUTH_GOOGLE_SECRET /],
  [
    "with a database that does not answer",
    { DATABASE_URL: "postgresql://a:b@localhost:1/x" },
    /DATABASE_URL names: connect ECONNREFUSED/,
  ],
  [
    "with an unwritable database path",
    { DATABASE_URL: "file:/dev/null/y.db" },
    /DATABASE_URL names: .*\/dev\/null/,
  ],
  [
    "on a host of another machine",
    { ...atHome, NEXTAUTH_SECRET: secret, HOST: "192.0.2.1" },
    /HOST 192\.0\.2\.1 is no address/,
  ],
  [
    "with a truncated UploadThing token",
    { UPLOADTHING_TOKEN: token({ apiKey: "sk_1", appId: "a" }) },
    /UPLOADTHING_TOKEN must be/,
  ],
  [
    "with an API key instead of the UploadThing token",
    { UPLOADTHING_TOKEN: "sk_live_1234" },
    /UPLOADTHING_TOKEN must be/,
  ],
  [
    "with an unwritable mail folder",
    { MAIL_FOLDER: "/dev/null/mail" },
    /MAIL_FOLDER names a folder that cannot/,
  ],
  [
    "with an unwritable picture folder",
    { UPLOADS_DIR: "/dev/null/x" },
    /UPLOADS_DIR names a folder that cannot/,
  ],
];

const links = {
  LINK_PRIVACY: "privacy",
  LINK_TERMS: "javascript:alert(1)",
  LINK_BOOKING: "//calendar.example",
  LINK_PODCAST_SPOTIFY: "spotify:show:1",
  LINK_PODCAST_APPLE: "apple",
  PODCAST_PLAYER_SCRIPT: "player.js",
};
const wrong: Record<string, string> = {
  TRUSTED_PROXY_HOPS: "some",
  LOG_LEVEL: "loud",
  MAIL_FROM: "Aurea, hello",
  TEAM_EMAIL: "the team",
  AUTH_GOOGLE_ISSUER: "http://accounts.example",
  ...links,
};

// On a busy machine a start can take long.
describe("npm start in production", { timeout: 120_000 }, () => {
  let refusals = 0;
  afterAll(() => figure("settings-refused-in-one-line", refusals, `of ${tried.length}`, "npm start"));

  // Starts are slow, so the quick run tries every third wrong setting.
  const tried = refused.filter((_row, at) => isFull || at % 3 === 0);
  test.each(tried)("npm start %s exits with 1 and a one-line reason", async (_what, env, line) => {
    const { code, output } = await start(env);
    expect(code).toBe(1);
    expect(output).toMatch(line);
    expect(output.split("\n")).toHaveLength(1);
    refusals += 1;
  });

  test("a start that fails once the site is served ends the process, so that a supervisor starts it again", async () => {
    const script = 'import("./src/server/boot.ts").then((boot) => boot.startServices())';
    const args = ["--conditions=react-server", "--import", "tsx", "-e", script];
    const notMigrated = `file:${join(scratch, "empty.db")}`;
    const run = promisify(execFile)(process.execPath, args, {
      env: { ...process.env, ...folders, DATABASE_URL: notMigrated, LOG_LEVEL: "info" },
    });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining("the site cannot start"),
    });
  });

  test("npm start with several wrong settings names them all in one line", async () => {
    const { code, output } = await start(wrong);
    expect(code).toBe(1);
    expect(output.split("\n")).toHaveLength(1);
    expect(Object.keys(wrong).filter((name) => !output.includes(`${name} `))).toEqual([]);
    expect(output.split("; ")).toHaveLength(Object.keys(wrong).length);
  });

  test("the tests of npm start have a wrong value for every setting that can be wrong", () => {
    // Settings that accept any text cannot be wrong, and `npm start` always sets NODE_ENV itself.
    const canBeWrong = Object.entries(settingsSchema.shape).flatMap(([name, schema]) =>
      name === "NODE_ENV" || schema.safeParse("any text").success ? [] : [name],
    );
    expect(canBeWrong.length).toBeGreaterThan(10);
    const shown = refused.flatMap(([, , line]) => line.source.match(/[A-Z][A-Z0-9_]{3,}/g) ?? []);
    const rows = new Set([...shown, ...Object.keys(wrong)]);
    expect(canBeWrong.filter((name) => !rows.has(name))).toEqual([]);
    for (const name of ["HOST", "MAIL_FOLDER", "UPLOADS_DIR"]) expect(rows).toContain(name);
  });

  test("npm start on a used port exits with a message before it creates the database", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const database = join(scratch, "untouched.db");
    const { code, output } = await start({ PORT: String(port), DATABASE_URL: `file:${database}` });
    other.close();
    expect([code, output]).toEqual([1, `Aurea: port ${port} is taken; set PORT to another one`]);
    expect(existsSync(database)).toBe(false);
  });

  test.runIf(process.getuid?.() === 0)(
    "npm start on a full disk exits with 1 and one line that names the setting",
    async (context) => {
      const disk = makeSmallDisk(1, context.onTestFinished);
      if (!disk) return context.skip("no small disk can be made here");
      const database = { DATABASE_URL: `file:${join(disk.folder, "site.db")}` };
      disk.fill();
      const cases: [Record<string, string>, RegExp][] = [
        [database, /DATABASE_URL names: .*full/],
        [{ MAIL_FOLDER: disk.folder }, /MAIL_FOLDER .*ENOSPC/],
        [{ UPLOADS_DIR: disk.folder }, /UPLOADS_DIR .*ENOSPC/],
      ];
      for (const [env, line] of isFull ? cases : cases.slice(0, 1)) {
        const { code, output } = await start(env);
        expect(code, output).toBe(1);
        expect(output).toMatch(line);
        expect(output.split("\n")).toHaveLength(1);
      }
    },
  );
});

describe("the secret in .data/secret", () => {
  const scratch = mkdtempSync(join(tmpdir(), "aurea-secret-"));
  const file = () => join(mkdtempSync(join(scratch, "start-")), "data/secret");
  let healed = 0;
  afterAll(() => {
    figure("truncated-secrets-replaced-or-reported", healed, `of ${faults.length}`, "npm start");
    rmSync(scratch, { recursive: true, force: true });
  });
  afterEach(() => void vi.unstubAllEnvs());

  test("the secret in .data/secret is created once, complete and readable by its owner only", () => {
    const place = file();
    const secret = ensureLocalSecret(place);
    expect(explainWeakSecret(secret)).toBeNull();
    expect(ensureLocalSecret(place)).toBe(secret);
    expect(statSync(place).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(place))).toEqual(["secret"]);
  });

  const faults = [
    ["empty", ""],
    ["too short", "aBcD1234"],
    ["weak", "a".repeat(64)],
  ] as const;
  test.each(faults)(
    "a secret in .data/secret that is %s is refused if a database exists, and otherwise replaced",
    (_what, text) => {
      const place = file();
      ensureLocalSecret(place);
      writeFileSync(place, text);
      vi.stubEnv("DATABASE_URL", `file:${place}.db`);
      writeFileSync(`${place}.db`, "");
      expect(() => ensureLocalSecret(place)).toThrow(/is damaged: restore it/);
      rmSync(`${place}.db`);
      expect(explainWeakSecret(ensureLocalSecret(place))).toBeNull();
      healed += 1;
    },
  );

  test("a secret in .data/secret that cannot be read or written is reported in one line", () => {
    const place = file();
    mkdirSync(place, { recursive: true });
    expect(() => ensureLocalSecret(place)).toThrow(/data\/secret cannot be read: EISDIR.*$/);
    expect(() => ensureLocalSecret("/dev/null/key")).toThrow(/^\/dev\/null\/key cannot be written: .*$/);
  });
});

test("a start deletes old releases from the releases folder, and nothing else", () => {
  const folder = join(scratch, "shared");
  const old = ["1", "2", "3", "4"].map((digit) => digit.repeat(16));
  for (const name of [...old, "uploads", "backups"]) mkdirSync(join(folder, name), { recursive: true });
  keepRelease("4".repeat(64), folder);
  const left = readdirSync(folder);
  expect(left.filter((name) => old.includes(name))).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining(["uploads", "backups", "4".repeat(16)]));
});
