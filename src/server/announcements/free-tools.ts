import "server-only";
import { freeToolsOf } from "@/content/products";
import { liveContent } from "../content/live";

export async function readFreeTools() {
  const tools = freeToolsOf(await liveContent("products"));
  return new Map<string, (typeof tools)[number]>(tools.map((tool) => [tool.id, tool]));
}

/** Returns the id for a tool that this release does not have. */
export async function findToolName(id: string) {
  return (await readFreeTools()).get(id)?.name ?? id;
}
