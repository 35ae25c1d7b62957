import { createRequire } from "node:module";
import { join } from "node:path";
import { autoImplementMethods } from "next/dist/server/route-modules/app-route/helpers/auto-implement-methods.js";
import { FastResponse, NodeRequest, sendNodeResponse } from "srvx/node";
import { readRoutes } from "./routes.mjs";

const paramsOf = (groups = {}) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, value.includes("/") ? value.split("/") : value]),
  );

/**
 * The way to the handlers of `src/app/api/` past Next's router and its copies of the request. They are loaded from the
 * build as Next itself would load them, so both ways meet the same modules. They have no request scope of
 * Next's: `next/headers` cannot be used there. `find` gives the call of a path, or nothing where there is no route; what a
 * route does not take is answered by `refuse`. `startServices` does what Next would do before its first request.
 */
export function straightCalls(distDir, refuse) {
  const require = createRequire(join(distDir, "server", "here.js"));
  const routes = readRoutes(distDir, "route", "/api");
  // What handlers answer with: it becomes a stream, which costs more than most calls, only when somebody reads it as one.
  globalThis.Response = FastResponse;

  async function load({ file }) {
    const { routeModule } = await require(`./${file}`);
    await routeModule.ensureUserland();
    const { userland } = routeModule;
    const own = ["GET", "POST", "PUT"].filter((method) => method in userland);
    const taken = own.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    return { handlers: autoImplementMethods(userland), taken: [...taken, "OPTIONS"] };
  }

  function find(path) {
    for (const route of routes) {
      const match = route.pattern.exec(path);
      if (!match) continue;
      return async (request, response) => {
        route.loaded ??= load(route);
        const { handlers, taken } = await route.loaded;
        if (!taken.includes(request.method)) return refuse(response, 405, { Allow: taken.join(", ") });
        const params = Promise.resolve(paramsOf(match.groups));
        const asked = new NodeRequest({ req: request, res: response });
        const answer = await handlers[request.method](asked, { params });
        return sendNodeResponse(response, answer);
      };
    }
    return null;
  }

  const startServices = () => require(join(distDir, "server/instrumentation.js")).register();

  return { find, startServices };
}
