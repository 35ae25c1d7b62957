import type { Document } from "happy-dom";
import { inject } from "vitest";
import { namedFilesOf, parsePage } from "./page-document";
import { pagePaths } from "./page-paths";

const origin = inject("builtSite").url;

export const builtFile = (address: string, init?: RequestInit) => fetch(new URL(address, origin), init);

/** The paths of all pages except the Desk's. */
export const builtPaths = pagePaths();

const pages = new Map(
  await Promise.all(
    builtPaths.map(async (path) => {
      const answer = await builtFile(path);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      return [path, await answer.text()] as const;
    }),
  ),
);
const parsed = new Map<string, Document>();

export function builtPage(path: string) {
  const html = pages.get(path);
  if (html === undefined) throw new Error(`there is no page at ${path}`);
  const page = parsed.get(path) ?? parsePage(html);
  parsed.set(path, page);
  return page;
}

/** Returns each referenced file with one of the pages that refer to it. */
export const namedFiles = () => [
  ...new Map(
    builtPaths.flatMap((path) => namedFilesOf(builtPage(path)).map((file) => [file, path] as const)),
  ),
];
