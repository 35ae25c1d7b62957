import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { findFreePort } from "../../scripts/support/free-port.ts";
import { root } from "../../scripts/support/root.mjs";
import { waitUntilReady } from "../../scripts/support/until-ready.mjs";
import { memoryOf } from "../support/process-usage.mjs";

/** Returns the server's address, its memory in MB, the time until it was ready, and a function to stop it. */
export async function start(args, { program = process.execPath, probe = "/", env = {} } = {}) {
  const port = await findFreePort();
  const begun = performance.now();
  const child = spawn(
    program,
    args.map((arg) => arg.replace("PORT", String(port))),
    { cwd: root, env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", ...env }, stdio: "ignore" },
  );
  // Also stops the server if the benchmark fails.
  process.once("exit", () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url + probe, child);
  const readyMs = performance.now() - begun;
  const memory = () => Math.round(memoryOf(child.pid));
  const stop = () =>
    new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill("SIGTERM");
    });
  return { url, readyMs, memory, stop };
}

/**
 * Starts nginx with precompressed files of the site, each at `/NAME.txt`, or returns null if nginx is not installed.
 */
export async function startNginx(site, { scratch, paths }) {
  const program = ["/usr/sbin/nginx", "/usr/bin/nginx"].find(existsSync);
  if (!program) return null;
  const files = join(scratch, "files");
  const kept = {};
  for (const [name, path] of Object.entries(paths)) {
    const answer = await fetch(site.url + path, { headers: { "accept-encoding": "identity" } });
    kept[name] = [...answer.headers].filter(
      ([header]) => !/^(date|connection|keep-alive|content-|etag|last-)/.test(header),
    );
    mkdirSync(files, { recursive: true });
    const body = Buffer.from(await answer.arrayBuffer());
    writeFileSync(join(files, `${name}.txt`), body);
    writeFileSync(join(files, `${name}.txt.gz`), gzipSync(body, { level: 9 }));
  }
  const place = (name) => {
    const headers = kept[name].map(([key, value]) => `add_header ${key} "${value.replaceAll('"', "'")}";`);
    return `location = /${name}.txt { root ${files}; ${headers.join(" ")} }`;
  };
  const port = await findFreePort();
  const config = join(scratch, "nginx.conf");
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${scratch}/nginx.pid; error_log ${scratch}/nginx.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; gzip_static on; open_file_cache max=100; keepalive_requests 1000000;
  client_body_temp_path ${scratch}/a; proxy_temp_path ${scratch}/b; fastcgi_temp_path ${scratch}/c; uwsgi_temp_path ${scratch}/d; scgi_temp_path ${scratch}/e;
  server { listen 127.0.0.1:${port}; ${Object.keys(paths).map(place).join(" ")} } }`,
  );
  const child = spawn(program, ["-c", config], { stdio: "ignore" });
  process.once("exit", () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/${Object.keys(paths)[0]}.txt`, child);
  return {
    url,
    readyMs: 0,
    memory: () => 0,
    stop: () => new Promise((resolve) => child.once("exit", resolve) && child.kill()),
  };
}
