import { randomBytes } from "node:crypto";
import { createServer, STATUS_CODES } from "node:http";
import { setFlagsFromString } from "node:v8";
import { isReadable, prepareNext } from "./ask-next.mjs";
import { serverOptions, watchClients } from "./bounds.mjs";
import { choose } from "./choose.mjs";
import { limitClients, refuseTunnels } from "./limits.mjs";
import { prepareAnswers } from "./prepared.mjs";
import { send } from "./send.mjs";
import { prepareStop } from "./stopping.mjs";
import { straightCalls } from "./straight-calls.mjs";
import { toldOfTrouble } from "./trouble.mjs";

// Where many objects have lived long, as those of streams do, V8 puts all of their kind among the old from then on. Those of
// a request live a millisecond, and from there keep alive what they name: garbage was collected for 12 ms at a time, not 0.3.
setFlagsFromString("--no-allocation-site-pretenuring");
// Left to itself, V8 lets a heap of 50 MB grow to 250 under load and keeps the pages, and optimises one huge function of Prisma's
// WebAssembly, which takes 42 MB for good: worth it for a busy site, not for the few calls of a start.
setFlagsFromString("--heap-growing-percent=40");
setFlagsFromString("--wasm-tiering-budget=130000000");

const peerHeader = "x-aurea-peer";
const pageMethods = ["GET", "HEAD"];
const apiMethods = [...pageMethods, "POST", "PUT", "OPTIONS"];

const isPage = (path) => !path.startsWith("/_next/") && !path.startsWith("/api/");

/** Notes who is at the other end of the socket; what a client wrote there itself is not believed. */
function notePeer({ headers, rawHeaders, socket }) {
  if (peerHeader in headers) {
    for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
      if (rawHeaders[at].toLowerCase() === peerHeader) rawHeaders.splice(at, 2);
  }
  headers[peerHeader] = socket.remoteAddress ?? "unknown";
  rawHeaders.push(peerHeader, headers[peerHeader]);
}

/** The path of a request, decoded once; nothing when it cannot be. */
function pathOf({ url = "/" }) {
  try {
    return decodeURIComponent(url.split("?", 1)[0]);
  } catch {
    return null;
  }
}

let lastHost;

/** Whether a request names a host that can be one, nearly always that of the last, or none, as in HTTP/1.0 (RFC 9112, 3.2). */
function hasHost({ headers: { host }, httpVersion }) {
  if (host !== lastHost && URL.canParse(`http://${host}`)) lastHost = host;
  return host === undefined ? httpVersion === "1.0" : host === lastHost;
}

/**
 * Serves the site in the folder `root` on a host and port, as it is built in `distDir` or, `isDev`, from its sources as
 * they change: what a build has made ready from memory, the rest by Next. Every answer has the headers of
 * `headers.mjs`. Clients that keep it waiting are cut; on SIGTERM it stops without a lost request. `encode` keeps encodings.
 */
export async function serve({ root, distDir, hostname, port, isDev = false, encode }) {
  const handle = await prepareNext({ root, hostname, port, isDev });
  const { env } = await import("../env.mjs");
  const { bareContentSecurityPolicy, contentSecurityPolicy, securityHeaders } = await import(
    "../headers.mjs"
  );
  const common = securityHeaders.map(({ key, value }) => [key, value]);
  const bare = [...common, ["Content-Security-Policy", bareContentSecurityPolicy]];
  const headersOf = (path, hashes) =>
    isPage(path) ? [...common, ["Content-Security-Policy", contentSecurityPolicy(hashes)]] : bare;
  const handleDesk = toldOfTrouble(handle);
  const calls = isDev ? null : straightCalls(distDir, refuse);
  const prepared = isDev ? null : prepareAnswers({ root, distDir, headersOf, settings: env });
  prepared
    ?.compress(encode)
    .catch((error) => process.stderr.write(`Aurea: answers stay as they are: ${error}\n`));

  /** Refuses in a line of plain text. */
  function refuse(response, status, more = {}) {
    const type = ["Content-Type", "text/plain; charset=utf-8"];
    response.writeHead(status, [...bare, type, ...Object.entries(more)].flat());
    response.end(`${STATUS_CODES[status]}\n`);
  }

  function askNext(request, response, path) {
    if (!isReadable(request)) return refuse(response, 400);
    const hashes = prepared?.hashesAt(path) ?? [];
    // In development the API's own headers would stand beside these, not in their place.
    const headers = isDev && !isPage(path) ? common : headersOf(path, hashes);
    for (const [name, value] of headers) response.setHeader(name, value);
    const isDesk = /^\/desk(\/|$)/.test(path);
    // Where to come back to, for a page that sends somebody to sign in first.
    request.headers["x-aurea-path"] = request.url.replace(/([?&])_rsc=[^&]*&?/, "$1").replace(/[?&]$/, "");
    if (isDesk || (isDev && isPage(path))) {
      // Made for each request: its scripts are known by a nonce, which Next reads from the request's policy.
      const nonce = `nonce-${randomBytes(16).toString("base64")}`;
      // What is not there is the prerendered not-found page, whose scripts are known by their hashes.
      const policy = contentSecurityPolicy([nonce, ...hashes], { isDesk, isDev });
      request.headers["content-security-policy"] = policy;
      response.setHeader("Content-Security-Policy", policy);
    }
    return isDesk ? handleDesk(request, response) : handle(request, response);
  }

  async function answerSoftVisit(request, response, page) {
    const { form, location } = await choose(page, request);
    if (form) return send(request, response, form);
    return location ? refuse(response, 307, { Location: location }) : refuse(response, 404);
  }

  /** Answers a request: at once where the answer is prepared, else in time. */
  function answer(request, response) {
    const { method, headers } = request;
    if (!hasRoom(request, response)) return refuse(response, 429, { "Retry-After": "5" });
    const path = pathOf(request);
    if (!path?.startsWith("/") || !hasHost(request)) return refuse(response, 400);
    const isCall = path.startsWith("/api/");
    // No page of ours takes a form: forms are sent to procedures.
    const allowed = isCall ? apiMethods : pageMethods;
    if (!allowed.includes(method)) return refuse(response, 405, { Allow: allowed.join(", ") });
    if (!isDev && !isCall) {
      const { page, file } = prepared.find(path);
      if (file) return send(request, response, file);
      if (page)
        return headers.rsc === "1"
          ? answerSoftVisit(request, response, page)
          : send(request, response, page.html);
      if (path.startsWith("/_next/")) return refuse(response, 404);
    }
    notePeer(request);
    if (path === "/api/ready" && stopping.isStopping()) return refuse(response, 503, { "Retry-After": "5" });
    if (isDev || !isCall) return askNext(request, response, path);
    const call = calls.find(path);
    if (!call) return refuse(response, 404);
    for (const [name, value] of bare) response.setHeader(name, value);
    if (stopping.endAtOnce(request, response)) return;
    return call(request, response);
  }

  function fail(error, response) {
    process.stderr.write(`Aurea: a request failed: ${error?.code ?? error?.name}\n`);
    if (response.headersSent) response.destroy();
    else refuse(response, 500);
  }

  const server = createServer(serverOptions, (request, response) => {
    try {
      answer(request, response)?.catch((error) => fail(error, response));
    } catch (error) {
      fail(error, response);
    }
  });
  // Node itself would say so without a word, and without the headers of every answer.
  server.on("checkExpectation", (_request, response) => refuse(response, 417));
  const headers = Object.fromEntries(bare);
  const hasRoom = limitClients(server, { headers, hops: env.TRUSTED_PROXY_HOPS });
  const open = watchClients(server);
  // While the site is developed the browser hears of changes through a socket of Next's.
  if (!isDev) refuseTunnels(server, headers);
  const stopping = prepareStop(server, open, () => process.exit(0));
  process.on("SIGTERM", stopping.stop);
  process.on("SIGINT", stopping.stop);

  await calls?.startServices();
  await new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`port ${port} is taken; set PORT to another one`) : error);
    });
    server.listen(port, hostname, resolve);
  });
}
