import { execFile } from "node:child_process";
import { promisify } from "node:util";

// Lighthouse is downloaded on demand, because its packages would be a sixth of all packages and nothing else uses them.
const lighthouse = "lighthouse@13.5.0";
const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const score = (category) => Math.round((category?.score ?? 0) * 100);

async function auditOnce(url) {
  const args = ["--yes", lighthouse, url, "--output=json", "--quiet", `--chrome-flags=${flags.join(" ")}`];
  const output = await promisify(execFile)("npx", args, { maxBuffer: 100_000_000 }).catch((error) => {
    if (error.stderr?.includes("Please run Lighthouse again")) return null;
    throw error;
  });
  if (!output) return null;
  const { categories, audits } = JSON.parse(output.stdout);
  // Returns null if a score is missing, because Chromium's trace sometimes lacks the data for a score.
  if (Object.values(categories).some(({ score }) => score === null)) return null;
  const requests = audits["network-requests"].details.items;
  const withoutFilms = requests.filter((item) => !/\.(webm|mp4)$/.test(item.url.split("?")[0]));
  for (const { id, weight } of Object.values(categories).flatMap((category) => category.auditRefs)) {
    const audit = audits[id];
    if (process.env.BENCH_VERBOSE && weight > 0 && audit.score !== null && audit.score < 1)
      console.log(`  ${url} ${id} ${audit.score} ${audit.displayValue ?? ""}`);
  }
  return {
    performance: score(categories.performance),
    accessibility: score(categories.accessibility),
    practices: score(categories["best-practices"]),
    seo: score(categories.seo),
    shift: audits["cumulative-layout-shift"].numericValue ?? 0,
    transfer: withoutFilms.reduce((sum, item) => sum + (item.transferSize ?? 0), 0),
  };
}

const runs = 3;
const attempts = 6;

/**
 * Returns the run with the median performance of three; throws if Lighthouse fails. Lighthouse simulates its default
 * device, a mid-range phone on slow 4G.
 */
export async function auditPage(url) {
  const results = [];
  for (let attempt = 0; attempt < attempts && results.length < runs; attempt += 1) {
    const result = await auditOnce(url);
    if (result) results.push(result);
  }
  if (results.length < runs) throw new Error(`Lighthouse could not score ${url}`);
  results.sort((a, b) => a.performance - b.performance);
  return results[1];
}
