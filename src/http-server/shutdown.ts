import { channel } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import type { Stopping } from "../process-registry.ts";

/** Milliseconds for which the server still accepts requests, so that a load balancer notices the shutdown. */
const drainMs = 1_500;
const checkMs = 50;
/** Milliseconds for which clients may use an idle connection after the listener has closed. */
const graceMs = 1_000;
const patienceMs = 8_000;

/** Makes an EventSource reconnect a second after its stream has ended. */
const retry = "retry: 1000\n\n";

/**
 * `stop` ends the streams (their writers subscribe to the channel `aurea:stopping`), answers requests during the drain
 * time, and then closes the listener and idle connections. `onStopped` is called when all connections are closed and
 * workers, such as the mailer, have finished, or after ten seconds at the latest.
 */
export function prepareShutdown(
  server: Server,
  openResponses: () => ServerResponse[],
  onStopped: () => void,
) {
  let isStopping = false;
  const unfinished: Promise<unknown>[] = [];

  function close() {
    const finish = () => void Promise.allSettled(unfinished).then(onStopped);
    // close() of http.Server also closes idle connections, on which a load balancer may be sending a request.
    NetServer.prototype.close.call(server, finish);
    setTimeout(() => setInterval(() => server.closeIdleConnections(), checkMs), graceMs);
    setTimeout(() => server.closeAllConnections(), patienceMs - drainMs).unref();
    setTimeout(onStopped, patienceMs).unref();
  }

  return {
    isStopping: () => isStopping,
    /**
     * Closes the connection of a request that comes after the drain time. Ends a new stream immediately while stopping,
     * because browsers do not reconnect after a refusal. Returns true if it has answered.
     */
    intercept(response: ServerResponse) {
      if (!server.listening) response.setHeader("Connection", "close");
      if (!isStopping || !response.req.headers.accept?.includes("text/event-stream")) return false;
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      response.end(retry);
      return true;
    },
    stop() {
      if (isStopping) return;
      isStopping = true;
      for (const response of openResponses())
        if (/^text\/event-stream/.test(`${response.getHeader("content-type")}`)) response.write(retry);
      channel("aurea:stopping").publish({ waitFor: (work) => unfinished.push(work) } satisfies Stopping);
      // After two turns of the event loop every waiting connection has been accepted.
      setTimeout(() => setImmediate(() => setImmediate(close)), drainMs);
    },
  };
}
