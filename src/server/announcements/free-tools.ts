import "server-only";
import { freeToolsOf } from "@/content/products";
import { liveContent } from "../content/live";

/** Returns the free tools by id, with their current names. */
export async function readFreeTools() {
  const tools = freeToolsOf(await liveContent("products"));
  return new Map<string, (typeof tools)[number]>(tools.map((tool) => [tool.id, tool]));
}
