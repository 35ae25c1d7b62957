import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded, generateIfNeeded } from "../../scripts/support/prepare.mjs";
import { runTs } from "../../scripts/support/run.mjs";
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
  "/desk/quarantine",
];
const sizes = { small: 1, large: 100 };
const limits = { median: 100, ratio: 3 };
const rounds = 21;
const warmUp = 4;

const scratch = mkdtempSync(join(tmpdir(), "aurea-bench-"));

async function startDesk(DATABASE_URL) {
  const db = openDatabase(DATABASE_URL);
  const cookie = await makeCoach(db);
  await db.$disconnect();
  const environment = { DATABASE_URL, LOG_LEVEL: "warn" };
  return { ...(await startSite(environment)), cookie };
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
const { startPostgres } = await import("../../scripts/support/postgres.ts");
const { openDatabase } = await import("../../src/server/db/client.ts");
const { makeCoach } = await import("../soak/visitors.ts");
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
