import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

/**
 * A handler whose answer is a 503 once somebody, while it is made, says that the database is in trouble. A page that is
 * being rendered by Next cannot give itself a status.
 */
export function toldOfTrouble(handle) {
  const underWay = new AsyncLocalStorage();

  subscribe("aurea:database-away", () => {
    const response = underWay.getStore();
    if (!response || response.headersSent) return;
    response.setHeader("Retry-After", "5");
    const { writeHead } = response;
    response.writeHead = (_status, ...more) => writeHead.call(response, 503, ...more);
  });

  return (request, response) => underWay.run(response, handle, request, response);
}
