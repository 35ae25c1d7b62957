import type { TestProject } from "vitest/node";
import { testEnvironment } from "../../scripts/support/test-site.mjs";
import { startSite } from "./started-site";

/** Starts the site that all built tests share, unless they change it. */
export default async function setup(project: TestProject) {
  const { url, databaseFile, stop } = await startSite(testEnvironment);
  project.provide("builtSite", { url, databaseFile });
  return async () => void (await stop());
}
