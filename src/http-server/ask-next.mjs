import { EventEmitter } from "node:events";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

/** Whether Next can read what a soft visit says of the page it comes from: to what it cannot it would answer 500. */
export function isReadable({ headers }) {
  try {
    parseAndValidateFlightRouterState(headers["next-router-state-tree"]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Next itself, for what has to be made on request. In development it is there from the start; else it is loaded when somebody first
 * asks for such an answer, which few do: it takes half a second and some 20 MB.
 */
export async function prepareNext({ root, hostname, port, isDev }) {
  // Next hangs its own listener for upgrades on the server it is given, else on that of the first request.
  const httpServer = isDev ? undefined : new EventEmitter();
  let handling;

  async function load() {
    const { default: next } = await import("next");
    const app = next({ dev: isDev, turbopack: isDev, dir: root, hostname, port, httpServer });
    await app.prepare();
    return app.getRequestHandler();
  }

  function ready() {
    handling ??= load();
    handling.catch(() => (handling = undefined));
    return handling;
  }

  if (isDev) await ready();
  return async (request, response) => (await ready())(request, response);
}
