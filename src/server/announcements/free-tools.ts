import "server-only";
import { freeToolsOf } from "@/content/products";
import { liveContent } from "../content/live";

/** Returns the free tools as the site names them now, by id. */
export async function readFreeTools() {
  const tools = freeToolsOf(await liveContent("products"));
  return new Map<string, (typeof tools)[number]>(tools.map((tool) => [tool.id, tool]));
}
