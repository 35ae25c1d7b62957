import { EventEmitter } from "node:events";

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
    handling ??= load().catch((error) => {
      handling = undefined;
      throw error;
    });
    return handling;
  }

  if (isDev) await ready();
  return async (request, response) => (await ready())(request, response);
}
