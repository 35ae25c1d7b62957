const lookMs = 50;
/** For how long whoever asks still finds somebody who says that he is going. */
const leastMs = 250;
/** For how long clients with an idle connection may still use it, to be told that it closes. */
const graceMs = 1_000;
const patienceMs = 8_000;

const isStream = (response) => /^text\/event-stream/.test(String(response.getHeader("content-type") ?? ""));

/** Ends a stream so that whoever reads it asks again soon, and by then somebody else. */
function endStream(response) {
  // Next may be about to write: it hears that the answer is over by its closing.
  response.on("error", () => {});
  response.end("retry: 1000\n\n");
}

/**
 * Lets a server stop without a lost request: it ends its streams and goes on listening while it tells everybody who
 * asks that the connection closes; once what was under way is done it closes. `stopped` is called then, ten seconds
 * later at most. Gives a function that begins this, and one that says whether it has begun.
 */
export function prepareStop(server, open, stopped) {
  let began = 0;

  const sayLast = (response) => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };

  server.prependListener("request", (_request, response) => {
    if (began) sayLast(response);
  });

  function look(underWay) {
    server.getConnections((_error, count) => {
      const passed = Date.now() - began;
      const isQuiet = underWay.every((exchange) => !open.has(exchange)) && (count === 0 || passed >= graceMs);
      if (!isQuiet || passed < leastMs) return void setTimeout(look, lookMs, underWay);
      server.close(stopped);
    });
  }

  return {
    isStopping: () => began > 0,
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
