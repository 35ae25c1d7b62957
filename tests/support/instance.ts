import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { toNodeHandler } from "srvx/node";
import { handleIngest, handleUploads } from "@/features/profile/picture-router";
import { handleTrpc } from "@/server/trpc-handler";
import { handleAuth } from "./http";

// Serves the site's API in another process, started by instances.ts.
const handlers = {
  "/api/auth/": handleAuth,
  "/api/trpc/": handleTrpc,
  "/api/uploadthing": handleUploads,
  "/api/storage/": handleIngest,
};

const listener = toNodeHandler((request) => {
  const { pathname } = new URL(request.url);
  const [, handle] = Object.entries(handlers).find(([prefix]) => pathname.startsWith(prefix)) ?? [];
  return handle?.(request) ?? new Response(null, { status: 404 });
});

const server = createServer(listener as RequestListener);
server.listen(Number(process.env.INSTANCE_PORT ?? 0), "127.0.0.1", () => {
  process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`);
});
process.on("disconnect", () => process.exit(0));
