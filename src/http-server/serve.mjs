import { randomBytes } from "node:crypto";
import { createServer, STATUS_CODES } from "node:http";
import next from "next";
import { choose } from "./choose.mjs";
import { prepareAnswers } from "./prepared.mjs";
import { readScriptHashes } from "./script-hashes.mjs";
import { send } from "./send.mjs";

const peerHeader = "x-aurea-peer";
const shutdownMs = 8_000;

const isPage = (path) => !path.startsWith("/_next/") && !path.startsWith("/api/");

/** The path of a request, decoded once; nothing when it cannot be. */
function pathOf({ url = "/" }) {
  try {
    return decodeURIComponent(url.split("?", 1)[0]);
  } catch {
    return null;
  }
}

/**
 * Serves the site in the folder `root` on a host and port, as it is built in `distDir` or, `isDev`, from its sources as they change: notes the peer of each socket
 * where only we can write it, sends each page's policy, cuts clients that trickle their headers or bodies, and on
 * SIGTERM ends open streams and stops within ten seconds.
 */
export async function serve({ root, distDir, hostname, port, isDev = false }) {
  const app = next({ dev: isDev, turbopack: isDev, dir: root, hostname, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const { contentSecurityPolicy, securityHeaders } = await import("../headers.mjs");
  const hashesOf = isDev ? () => [] : readScriptHashes(distDir);
  const common = securityHeaders.map(({ key, value }) => [key, value]);
  const policyOf = (path) => ["Content-Security-Policy", contentSecurityPolicy(hashesOf(path))];
  const headersOf = (path) => (isPage(path) ? [...common, policyOf(path)] : common);
  const prepared = isDev ? null : prepareAnswers({ root, distDir, headersOf });
  prepared?.compress().catch((error) => process.stderr.write(`Aurea: answers stay as they are: ${error}\n`));

  /** Refuses in a line of plain text. */
  function refuse(response, status, more = {}) {
    response.writeHead(status, {
      ...Object.fromEntries(common),
      "Content-Type": "text/plain; charset=utf-8",
      ...more,
    });
    response.end(`${STATUS_CODES[status]}\n`);
  }

  function askNext(request, response, path) {
    for (const [name, value] of common) response.setHeader(name, value);
    const isDesk = /^\/desk(\/|$)/.test(path);
    if (isDesk || (isDev && isPage(path))) {
      // Made for each request: its scripts are known by a nonce, which Next reads from the request's policy.
      const nonce = `nonce-${randomBytes(16).toString("base64")}`;
      // What is not there is the prerendered not-found page, whose scripts are known by their hashes.
      const policy = contentSecurityPolicy([nonce, ...hashesOf(path)], { isDesk, isDev });
      request.headers["content-security-policy"] = policy;
      response.setHeader("Content-Security-Policy", policy);
    } else if (isPage(path)) {
      response.setHeader(...policyOf(path));
    }
    return handle(request, response);
  }

  async function answer(request, response) {
    request.headers[peerHeader] = request.socket.remoteAddress ?? "unknown";
    const path = pathOf(request);
    if (path === null) return refuse(response, 400);
    const { page, file } = prepared?.find(path) ?? {};
    if (!page && !file) return askNext(request, response, path);
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, { Allow: "GET, HEAD" });
    const chosen = file ?? (await choose(page, request));
    return chosen ? send(request, response, chosen) : askNext(request, response, path);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 10_000;

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), shutdownMs).unref();
    setTimeout(() => process.exit(0), shutdownMs + 1_000).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  await new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const text =
        error.code === "EADDRINUSE" ? `port ${port} is taken; set PORT to another one` : error.message;
      process.stderr.write(`Aurea: ${text}\n`);
      reject(error);
      process.exit(1);
    });
    server.listen(port, hostname, resolve);
  });
}
