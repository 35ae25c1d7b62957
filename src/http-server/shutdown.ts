import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Exchange } from "./client-timeouts.ts";

/** For how long the server goes on answering, so that a balancer sees it is not ready and turns to another one. */
const drainMs = 2_000;
const checkMs = 50;
const patienceMs = 8_000;

/** Makes an EventSource ask again a second after its stream has ended. */
const retry = "retry: 1000\n\n";
const isStream = (response: ServerResponse) =>
  /^text\/event-stream/.test(String(response.getHeader("content-type") ?? ""));

/**
 * Lets a server stop without a lost request. Returns `stop`, which ends the streams (their writers listen to the channel
 * `aurea:stopping`), goes on answering for the drain time while every answer closes its connection, then closes; `onStopped`
 * is called within ten seconds.
 */
export function prepareShutdown(server: Server, open: ReadonlySet<Exchange>, onStopped: () => void) {
  let isStopping = false;
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };

  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) closeAfter(response);
  });

  function close() {
    server.close(onStopped);
    setInterval(() => server.closeIdleConnections(), checkMs).unref();
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
      for (const { response } of open) {
        if (isStream(response)) response.write(retry);
        else closeAfter(response);
      }
      channel("aurea:stopping").publish(null);
      setTimeout(close, drainMs);
    },
  };
}
