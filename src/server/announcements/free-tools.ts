import "server-only";
import { freeToolsOf } from "@/content/products";
import { liveContent } from "../content/live";

export async function readFreeTools() {
  const tools = freeToolsOf(await liveContent("products"));
  return new Map<string, (typeof tools)[number]>(tools.map((tool) => [tool.id, tool]));
}

/** Returns the name of a tool, or its id if this release does not have the tool. */
export async function findToolName(id: string) {
  return (await readFreeTools()).get(id)?.name ?? id;
}
