import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { median } from "./median.mjs";

export const connections = 32;
export const rounds = 3;

const units = { us: 0.001, ms: 1, s: 1_000 };
const lua = (value) => JSON.stringify(value).replaceAll("\\u", "\\\\u");
const table = (values) =>
  `{${Object.entries(values)
    .map(([name, value]) => `[${lua(name)}]=${lua(value)}`)
    .join(",")}}`;

const pathsInTurn = (paths, headers) => `
local paths = {${paths.map(lua).join(",")}}
local headers = ${table(headers)}
local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", paths[n % #paths + 1], headers)
end`;

/** Each request has a different client address, as behind a proxy. */
const bodyFromAnywhere = (path, headers, body) => `
local headers = ${table(headers)}
local n = 0
math.randomseed(os.time())
local first = math.random(1, 220)
request = function()
  n = n + 1
  headers["x-forwarded-for"] = first .. "." .. math.floor(n / 65536) % 256 .. "." .. math.floor(n / 256) % 256 .. "." .. n % 256
  return wrk.format("POST", ${lua(path)}, headers, ${lua(body)})
end`;

async function load(url, script, { scratch, seconds, isMissing }) {
  const file = join(scratch, "load.lua");
  writeFileSync(file, script);
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-s", file, url];
  const { stdout } = await promisify(execFile)("wrk", args);
  if ((isMissing ? /Socket errors/ : /Non-2xx|Socket errors/).test(stdout)) throw new Error(stdout);
  return stdout;
}

/**
 * Measures a site with all connections busy. Returns the answers per second and the 99th percentile in milliseconds,
 * each the median of the rounds after a warm-up.
 */
export async function measure(url, { paths, headers = {}, body, isMissing }, options) {
  const script = body ? bodyFromAnywhere(paths[0], headers, body) : pathsInTurn(paths, headers);
  const runs = [];
  // Warms up the site, because V8 compiles the code in the first seconds.
  await load(url, script, { ...options, isMissing });
  for (let round = 0; round < rounds; round += 1)
    runs.push(await load(url, script, { ...options, isMissing }));
  const rates = runs.map((output) => Number(/Requests\/sec:\s+([\d.]+)/.exec(output)[1]) / paths.length);
  const slowest = runs.map((output) => {
    const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output);
    return Number(value) * units[unit];
  });
  return { perSecond: Math.round(median(rates)), p99: median(slowest).toFixed(1) };
}
