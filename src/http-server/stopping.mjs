import { Server as Listener } from "node:net";

const lookMs = 50;
/** For how long whoever asks still finds somebody who says that he is going. */
const leastMs = 250;
/** For how long clients with an idle connection may still use it, to be told that it closes. */
const graceMs = 1_000;
const patienceMs = 8_000;
/** A turn of the event loop that took less has met nobody. */
const lullMs = 0.02;

const isStream = (response) => /^text\/event-stream/.test(String(response.getHeader("content-type") ?? ""));

/** What a stream ends with, so that whoever reads it asks again soon, and by then somebody else. */
const askAgain = "retry: 1000\n\n";

function endStream(response) {
  response.end(askAgain);
  // Whoever writes to it hears that it is over by its closing, and would cut it short by writing once more.
  response.write = () => true;
  response.end = () => response;
}

/**
 * Lets a server stop without a lost request: it ends its streams, goes on listening while it tells everybody who asks that the
 * connection closes, and closes; `stopped` is called within ten seconds. Gives what begins this, what says whether it has
 * begun, and what answers, from then on, who asks for a stream.
 */
export function prepareStop(server, open, stopped) {
  let began = 0;

  const sayLast = (response) => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };

  server.prependListener("request", (_request, response) => {
    if (began) sayLast(response);
  });

  /** Answers who asks for a stream now. A refusal would keep browsers from asking again. */
  function endAtOnce({ headers }, response) {
    if (!began || !headers.accept?.includes("text/event-stream")) return false;
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.end(askAgain);
    return true;
  }

  /** Closes in a lull, in a shorter one at first: whose connection is made and not yet taken would be cut off. */
  function closeInLull(from = performance.now(), before = 0) {
    const now = performance.now();
    if (now - before > lullMs * (1 + (now - from) / lookMs)) return void setImmediate(closeInLull, from, now);
    // The listener first: a balancer that finds it closed sends nothing more, nor on connections that it keeps.
    Listener.prototype.close.call(server, stopped);
    setInterval(() => server.closeIdleConnections(), leastMs).unref();
  }

  function look(underWay) {
    server.getConnections((_error, count) => {
      const passed = Date.now() - began;
      const isQuiet = underWay.every((exchange) => !open.has(exchange)) && (count === 0 || passed >= graceMs);
      if (!isQuiet || passed < leastMs) return void setTimeout(look, lookMs, underWay);
      closeInLull();
    });
  }

  return {
    isStopping: () => began > 0,
    endAtOnce,
    stop() {
      if (began) return;
      began = Date.now();
      for (const { response } of open) {
        if (isStream(response)) endStream(response);
        else sayLast(response);
      }
      look([...open]);
      setTimeout(() => server.closeAllConnections(), patienceMs).unref();
      setTimeout(stopped, patienceMs + graceMs).unref();
    },
  };
}
