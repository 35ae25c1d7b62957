import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { handleIngest, handleUploads } from "@/features/profile/picture-router";
import { getSiteOrigin } from "@/server/http/origin";
import { handleTrpc } from "@/server/trpc-handler";
import { handleAuth } from "./http";

// Serves the site's API in another process, started by instances.ts.
const handlers = {
  "/api/auth/": handleAuth,
  "/api/trpc/": handleTrpc,
  "/api/uploadthing": handleUploads,
  "/api/storage/": handleIngest,
};

async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const path = incoming.url ?? "/";
  const [, handle] = Object.entries(handlers).find(([prefix]) => path.startsWith(prefix)) ?? [];
  if (!handle) return void outgoing.writeHead(404).end();
  const over = new AbortController();
  outgoing.once("close", () => over.abort());
  const response = await handle(
    new Request(`${getSiteOrigin()}${path}`, {
      method: incoming.method ?? "GET",
      headers: new Headers(incoming.headers as Record<string, string>),
      body: incoming.method === "GET" || incoming.method === "HEAD" ? null : Buffer.concat(parts),
      signal: over.signal,
    }),
  );
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  if (response.headers.getSetCookie().length) headers["set-cookie"] = response.headers.getSetCookie();
  outgoing.writeHead(response.status, headers);
  if (!response.body) return void outgoing.end();
  Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
    .on("error", () => outgoing.destroy())
    .pipe(outgoing);
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    outgoing.destroy();
  });
});
server.listen(Number(process.env.INSTANCE_PORT ?? 0), "127.0.0.1", () => {
  process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`);
});
process.on("disconnect", () => process.exit(0));
