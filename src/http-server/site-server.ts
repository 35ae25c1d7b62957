import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import next from "next";
import { env } from "../env.mjs";
import { bareHeaders, buildContentSecurityPolicy, hashInlineScripts, mediaHeaders } from "../headers.mjs";
import { processRegistry } from "../process-registry.ts";
import { refuse, refuseTunnels, serverOptions, watchClients } from "./clients.ts";
import { createHttpCache, type Handle } from "./http-cache.ts";
import { RecordableResponse, type Recording } from "./recordable-response.ts";
import {
  cacheKey,
  createCanonicalRedirect,
  isDraftKey,
  normaliseTarget,
  readTarget,
} from "./request-target.ts";
import { prepareShutdown } from "./shutdown.ts";

const pageMethods = ["GET", "HEAD"];
const apiMethods = [...pageMethods, "POST", "PUT", "OPTIONS"];
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i;
/** The request headers by which Next's responses vary. Those that are not in `cacheKey` do not change public pages. */
const routerHeaders = ["state-tree", "prefetch", "segment-prefetch"].map((name) => `next-router-${name}`);
const coveredHeaders = ["rsc", "next-url", ...routerHeaders];

/** The lifetime of pages: shared caches, including ours, keep pages for a minute. Browsers revalidate on each use. */
const pageLifetime = "public, max-age=0, must-revalidate, s-maxage=60, no-transform";

/** If another site shows our picture, browsers check the resource policy of the redirect to the canonical URL too. */
const redirectHeaders = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Adds the common headers that a handler has not set, and corrects cache lifetimes. Returns the status to send. */
function completeHead(response: ServerResponse, status: number) {
  const isMedia = /^(?:image|video)\//.test(`${response.getHeader("Content-Type")}`);
  for (const [name, value] of Object.entries(isMedia ? mediaHeaders : bareHeaders))
    if (!response.hasHeader(name)) response.setHeader(name, value);
  response.removeHeader("x-nextjs-cache");
  let control = `${response.getHeader("Cache-Control") ?? ""}`;
  // Replaces the Cache-Control of Next, which lets other caches keep pages and some 404 responses for a year.
  if (status === 404 && !control.includes("no-store")) control = "no-store, no-transform";
  else if (/s-maxage/.test(control)) control = pageLifetime;
  // React cannot hydrate pages in which a proxy has rewritten addresses, scripts or pictures.
  else if (/^text\/html/.test(`${response.getHeader("Content-Type")}`) && !control.includes("no-transform"))
    control = control ? `${control}, no-transform` : "no-transform";
  if (control) response.setHeader("Cache-Control", control);
  // Corrects the 500 that Next answers to a range beyond the end of a file.
  return status === 500 && response.hasHeader("Content-Range") ? 416 : status;
}

function completePage({ headers, body }: Recording, key: string) {
  const isPreview = isDraftKey(key);
  if (/^text\/html/.test(`${headers["content-type"]}`)) {
    const hashes = hashInlineScripts(`${body}`);
    headers["content-security-policy"] = buildContentSecurityPolicy(hashes, { isPreview });
  }
  // A draft is not stored, because the key does not cover the draft cookie.
  if (isPreview)
    Object.assign(headers, { "cache-control": "private, no-store, no-transform", vary: "cookie" });
}

const releaseFileTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

function listReleases() {
  try {
    return readdirSync(env.RELEASES_DIR);
  } catch {
    // Next serves the files of the current release.
    return [];
  }
}

/**
 * Sends a static file of a kept release: the current one, or an older one that open tabs still show. Returns whether
 * the file exists.
 */
function sendReleaseFile(path: string, response: ServerResponse) {
  const type = releaseFileTypes[extname(path)];
  if (!type || !path.startsWith("/_next/static/") || path.includes("..")) return false;
  // Leaves out releases that another instance is still copying.
  const whole = listReleases().filter((name) => !name.endsWith(".part"));
  const file = whole.map((name) => join(env.RELEASES_DIR, name, path)).find((each) => existsSync(each));
  if (!file) return false;
  response.writeHead(200, { "content-type": type, "cache-control": "public, max-age=31536000, immutable" });
  response.end(readFileSync(file));
  return true;
}

function handlerAt(path: string) {
  const { trpc, health, ready } = processRegistry().api ?? {};
  if (path === "/api/health") return health;
  if (path === "/api/ready") return ready;
  return /^\/api\/trpc\/[^/]+$/.test(path) ? trpc : undefined;
}

const deskResponses = new AsyncLocalStorage<RecordableResponse>();
// A page cannot set its status during rendering, so `callDesk` reports an outage of the database here.
subscribe("aurea:database-unavailable", () => {
  const response = deskResponses.getStore();
  if (!response || response.headersSent) return;
  response.setHeader("Retry-After", "5");
  response.completeHead = () => completeHead(response, 503);
});

function createHandler(askNext: Handle, isDev: boolean): Handle {
  return (request, response) => {
    // With these headers Next answers a request for a page with a part of it, which would be stored as the page.
    if (request.headers.rsc !== "1") for (const name of routerHeaders) delete request.headers[name];
    const target = readTarget(request);
    if (!target) return refuse(response, 400);
    const { path, isApi, isDesk, isPreview } = target;
    response.completeHead = (status) => completeHead(response, status);
    if (isApi) return (handlerAt(path) ?? askNext)(request, response);
    if (!isDev && sendReleaseFile(path, response)) return;
    if (!isDesk && !isDev) return askNext(request, response);
    const nonce = `nonce-${randomBytes(16).toString("base64")}`;
    const policy = buildContentSecurityPolicy([nonce], { isDesk, isDev, isPreview });
    // Next reads the nonce for its scripts from this request header (Next's guide to content security policies).
    request.headers["content-security-policy"] = policy;
    response.setHeader("Content-Security-Policy", policy);
    // The Desk's redirect to the sign-in uses this header for the return address.
    request.headers["x-aurea-path"] = request.url?.replace(/([?&])_rsc=[^&]*&?/, "$1").replace(/[?&]$/, "");
    if (isDev) return askNext(request, response);
    // Next would answer 500 to a router state that it cannot parse.
    const unreadable = "next-router-state-tree" in request.headers ? 400 : 500;
    response.completeHead = (status) => completeHead(response, status === 500 ? unreadable : status);
    return deskResponses.run(response, askNext, request, response);
  };
}

type Options = { root: string; hostname: string; port: number; isDev?: boolean };

/** Stops on SIGTERM or SIGINT without losing a request. Returns the cache, or throws if the port is not available. */
export async function serveSite({ root, hostname, port, isDev = false }: Options) {
  const server = createServer({ ...serverOptions, ServerResponse: RecordableResponse });
  const app = next({ dev: isDev, dir: root, hostname, port, httpServer: server });
  const clients = watchClients(server, env.TRUSTED_PROXY_HOPS);
  const shutdown = prepareShutdown(server, clients.openResponses, () => process.exit(0));
  await app.prepare();
  const handle = createHandler(app.getRequestHandler(), isDev);

  const canonicalUrl = createCanonicalRedirect(env.NEXTAUTH_URL, env.TRUSTED_PROXY_HOPS);
  const cache = createHttpCache({ handle, coveredHeaders, complete: completePage });
  subscribe("aurea:content-changed", cache.expireAll);

  async function handleRequest(request: IncomingMessage, response: RecordableResponse) {
    // Node still reports the requests that a disconnected client had sent before.
    if (request.socket.destroyed || shutdown.intercept(response)) return;
    if (!clients.admit(request, response)) return;
    normaliseTarget(request);
    const target = readTarget(request);
    if (!target) return refuse(response, 400);
    const { raw, path, isApi, isDesk, lowerCase } = target;
    // A form that was sent without scripts leads back to its page, which says that it needs scripts.
    const isSentForm = request.method === "POST" && formTypes.test(`${request.headers["content-type"]}`);
    if (isSentForm && !isApi)
      return refuse(response, 303, { Location: `${request.url}`.replace(/^\/+/, "/") });
    const allowed = isApi ? apiMethods : pageMethods;
    if (!allowed.includes(request.method ?? "")) return refuse(response, 405, { Allow: allowed.join(", ") });
    // Next would answer 500 to a POST to such an address, because Next treats the request as a soft navigation.
    if (isApi && path.endsWith(".rsc")) return refuse(response, 404);
    const elsewhere = isDev || isApi ? null : canonicalUrl(request);
    if (elsewhere) return refuse(response, 308, { ...redirectHeaders, Location: elsewhere });
    if (lowerCase) return refuse(response, 308, { Location: lowerCase + request.url?.slice(raw.length) });
    if (path === "/api/ready" && shutdown.isStopping()) return refuse(response, 503, { "Retry-After": "5" });
    // Next's draft mode must not change the 404 of an address with a dot, which is stored for all visitors.
    if (!isApi && !isDesk && path.includes(".")) delete request.headers.cookie;
    return isDev ? handle(request, response) : cache.respond(request, response, cacheKey(request, target));
  }

  server.on("request", (request, response) => {
    handleRequest(request, response).catch((error) => {
      process.stderr.write(`Aurea: a request failed: ${error.code ?? error.name}\n`);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });
  // In development Next reports changes to the browser through an upgraded connection.
  if (!isDev) refuseTunnels(server);
  process.on("SIGTERM", shutdown.stop);
  process.on("SIGINT", shutdown.stop);
  server.listen(port, hostname);
  await once(server, "listening");
  return cache;
}
