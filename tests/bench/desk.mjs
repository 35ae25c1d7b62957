import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "otplib";
import { register } from "tsx/esm/api";
import { buildIfNeeded, generateIfNeeded } from "../../scripts/support/prepare.mjs";
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
const coach = { displayName: "Coach", email: "coach@example.org", password: "quiet-water-at-dawn" };
const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };

async function startDesk(DATABASE_URL) {
  const site = await startSite("start", { nodeArgs: [], environment: { DATABASE_URL, LOG_LEVEL: "warn" } });
  const call = async (procedure, json, cookie = "") => {
    const init = { method: "POST", headers: { ...headers, cookie }, body: JSON.stringify({ json }) };
    const answer = await fetch(`${site.url}/api/trpc/${procedure}`, init);
    return { answer, data: (await answer.json()).result.data.json };
  };
  const { answer } = await call("account.signUp", coach);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const env = { ...process.env, DATABASE_URL };
  await run("npm", ["run", "-s", "coach:grant", "--", coach.email], { quiet: true, env });
  const { data } = await call("secondFactor.startApp", undefined, cookie);
  await call("secondFactor.confirmApp", { code: await generate({ secret: data.secret }) }, cookie);
  return { ...site, cookie };
}

async function time({ url, cookie }, page) {
  const started = performance.now();
  const answer = await fetch(url + page, { headers: { cookie } });
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

async function measure(kind, makeUrl) {
  const sites = {};
  for (const [size, thousands] of Object.entries(sizes)) {
    const url = await makeUrl(size);
    const env = { DATABASE_URL: url };
    await runTs("scripts/migrate.ts", [], { quiet: true, env });
    const started = Date.now();
    if ((await runTs("tests/bench/desk-seed.ts", [url, String(thousands)], { env })) !== 0) process.exit(1);
    console.log(
      `${kind}, ${thousands},000 rows and ten votes each: filled in ${Math.round((Date.now() - started) / 1000)} s`,
    );
    sites[size] = await startDesk(url);
  }
  const rows = [];
  try {
    for (const page of pages) rows.push({ kind, page, ...(await compare(sites, page)) });
  } finally {
    for (const { stop } of Object.values(sites)) await stop();
  }
  return rows;
}

await generateIfNeeded();
process.env.NEXTAUTH_URL ??= "http://localhost:3210";
process.env.NEXTAUTH_SECRET ??= "a-secret-for-benches-only-0123456789abcdef";
await buildIfNeeded();
register();
const { startPostgres } = await import("../../scripts/support/postgres.ts");
const { startSite } = await import("../support/started-site.ts");
const postgres = await startPostgres(process.env.TEST_POSTGRES_URL);

let rows = [];
try {
  rows = [
    ...(await measure("SQLite", async (size) => `file:${join(scratch, `${size}.db`)}`)),
    ...(await measure("PostgreSQL", (size) => postgres.createDatabase(`desk_${size}`))),
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
