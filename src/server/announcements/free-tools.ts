import "server-only";
import { freeToolsOf } from "@/content/products";
import { liveContent } from "../content/live";

export async function readFreeTools() {
  const tools = freeToolsOf(await liveContent("products"));
  return new Map<string, (typeof tools)[number]>(tools.map((tool) => [tool.id, tool]));
}
