import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "otplib";
import { register } from "tsx/esm/api";
import { buildIfNeeded, generateIfNeeded } from "../../scripts/support/prepare.mjs";
import { root } from "../../scripts/support/root.mjs";
import { run, runTs } from "../../scripts/support/run.mjs";
import { median } from "./median.mjs";

const pages = [
  "/desk",
  "/desk/find?q=mara",
  "/desk/applications",
  "/desk/applications?status=all&sort=newest",
  "/desk/applications?q=oskar",
  "/desk/applications/application-7",
  "/desk/waiting-list",
  "/desk/waiting-list?q=lena+jansen",
  "/desk/members",
  "/desk/members?q=yusuf",
  "/desk/members/member-7",
  "/desk/votes",
  "/desk/mail",
  "/desk/mail?state=failed",
  "/desk/audit",
  "/desk/held",
];
const sizes = { small: 1, large: 100 };
const limits = { median: 100, ratio: 3 };
const rounds = 21;
const warmUp = 4;

const scratch = mkdtempSync(join(tmpdir(), "aurea-bench-"));
const secret = "a-secret-for-benches-only-0123456789abcdef";
const coach = { displayName: "Coach", email: "coach@example.org", password: "quiet-water-at-dawn" };

async function startSite(url, port) {
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    DATABASE_URL: url,
    PORT: String(port),
    HOST: "127.0.0.1",
    NEXTAUTH_URL: origin,
    NEXTAUTH_SECRET: secret,
    LOG_LEVEL: "warn",
    MAIL_FOLDER: join(scratch, `mail-${port}`),
    UPLOADS_DIR: join(scratch, `uploads-${port}`),
  };
  const child = fork(`${root}tests/support/inspected-site.mjs`, { env });
  await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", () => reject(new Error("the site did not start")));
  });
  const answer = await fetch(`${origin}/api/trpc/account.signUp`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ json: coach }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  await run("npm", ["run", "-s", "coach:grant", "--", coach.email], { quiet: true, env });
  const factor = async (procedure, input) => {
    const answer = await fetch(`${origin}/api/trpc/secondFactor.${procedure}`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ json: input }),
    });
    return (await answer.json()).result.data.json;
  };
  const { secret: appSecret } = await factor("startApp");
  await factor("confirmApp", { code: await generate({ secret: appSecret }) });
  return { child, origin, cookie };
}

async function time({ origin, cookie }, page) {
  const started = performance.now();
  const answer = await fetch(origin + page, { headers: { cookie } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`);
  return performance.now() - started;
}

// Alternates between the small and the large site, so that other load on the machine affects both.
async function compare(sites, page) {
  const times = { small: [], large: [] };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const size of ["small", "large"]) {
      const taken = await time(sites[size], page);
      if (round >= warmUp) times[size].push(taken);
    }
  }
  return { small: median(times.small), large: median(times.large) };
}

async function measure(kind, makeUrl, firstPort) {
  const sites = {};
  for (const [index, [size, thousands]] of Object.entries(sizes).entries()) {
    const url = await makeUrl(size);
    const env = { DATABASE_URL: url };
    await runTs("scripts/migrate.ts", [], { quiet: true, env });
    const started = Date.now();
    if ((await runTs("tests/bench/desk-seed.ts", [url, String(thousands)], { env })) !== 0) process.exit(1);
    console.log(
      `${kind}, ${thousands},000 rows and ten votes each: filled in ${Math.round((Date.now() - started) / 1000)} s`,
    );
    sites[size] = await startSite(url, firstPort + index);
  }
  const rows = [];
  try {
    for (const page of pages) rows.push({ kind, page, ...(await compare(sites, page)) });
  } finally {
    for (const { child } of Object.values(sites)) child.kill("SIGTERM");
  }
  return rows;
}

await generateIfNeeded();
process.env.NEXTAUTH_URL ??= "http://localhost:3210";
await buildIfNeeded();
const unregister = register();
const { startPostgres } = await import("../../scripts/support/postgres.ts");
await unregister();
const postgres = await startPostgres(process.env.TEST_POSTGRES_URL);

let rows = [];
try {
  rows = [
    ...(await measure("SQLite", async (size) => `file:${join(scratch, `${size}.db`)}`, 3230)),
    ...(await measure("PostgreSQL", (size) => postgres.createDatabase(`desk_${size}`), 3232)),
  ];
} finally {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}

console.table(
  rows.map(({ kind, page, small, large }) => ({
    database: kind,
    page,
    "1,000 rows, ms": small.toFixed(1),
    "100,000 rows, ms": large.toFixed(1),
    ratio: (large / small).toFixed(2),
  })),
);
const over = rows.filter(({ small, large }) => large > limits.median || large / small > limits.ratio);
console.log(
  over.length
    ? `\nover a limit: ${over.map(({ kind, page }) => `${kind} ${page}`).join(", ")}`
    : "\nall within 100 ms and a ratio of 3",
);
process.exit(over.length ? 1 : 0);
