import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import type { Exchange } from "./clients.ts";

/** For how long the server goes on answering, so that a balancer sees it is not ready and turns to another one. */
const drainMs = 1_500;
const checkMs = 50;
/** For how long clients may still use an idle connection after the listener has closed. */
const graceMs = 1_000;
const patienceMs = 8_000;

/** Makes an EventSource ask again a second after its stream has ended. */
const retry = "retry: 1000\n\n";
const isStream = (response: ServerResponse) =>
  /^text\/event-stream/.test(String(response.getHeader("content-type") ?? ""));

/**
 * Lets a server stop without a lost request. Returns `stop`, which ends the streams (their writers listen to the channel
 * `aurea:stopping`), goes on answering for the drain time, then closes the listener and, as they fall idle, the connections.
 * `onStopped` is called within ten seconds.
 */
export function prepareShutdown(server: Server, open: ReadonlySet<Exchange>, onStopped: () => void) {
  let isStopping = false;

  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    if (!server.listening) response.setHeader("Connection", "close");
  });

  function close() {
    // The HTTP server's own close() would also cut idle connections, on which a balancer may be sending a form at this moment.
    // Without listeners it sends nothing more, and the streams can be closed.
    NetServer.prototype.close.call(server, onStopped);
    setTimeout(() => setInterval(() => server.closeIdleConnections(), checkMs), graceMs);
    setTimeout(() => server.closeAllConnections(), patienceMs - drainMs).unref();
    setTimeout(onStopped, patienceMs).unref();
  }

  return {
    isStopping: () => isStopping,
    /** Answers a request for a stream that comes while stopping. A refusal would keep a browser from asking again. */
    endStream({ headers }: IncomingMessage, response: ServerResponse) {
      if (!isStopping || !headers.accept?.includes("text/event-stream")) return false;
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      response.end(retry);
      return true;
    },
    stop() {
      if (isStopping) return;
      isStopping = true;
      for (const { response } of open) if (isStream(response)) response.write(retry);
      channel("aurea:stopping").publish(null);
      // Right after two turns of the event loop, in which every connection that waited has been taken.
      setTimeout(() => setImmediate(() => setImmediate(close)), drainMs);
    },
  };
}
