import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import type { Peer } from "./peer";

const pages = [
  "/",
  "/auth",
  "/profile",
  "/nothing",
  "/desk",
  "/api/trpc/futureApps.list",
  "/api/auth/session",
  "/icon.svg",
];

/** The policies of the site: nothing in them that lets a script in. */
export const policies: Peer = {
  tool: "csp_evaluator",
  lacks: () => undefined,
  look: async ({ url, world }) => {
    const coach = world.people.find(({ role }) => role === "coach")?.cookie ?? "";
    return Promise.all(
      pages.map(async (path) => {
        const headers = new Headers(path === "/desk" ? { cookie: coach } : {});
        const answer = await fetch(url + path, { headers, redirect: "manual" });
        await answer.arrayBuffer();
        const { csp } = new CspParser(answer.headers.get("content-security-policy") ?? "");
        const found = new CspEvaluator(csp).evaluate();
        const grave = found.filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
        return {
          at: `the policy of ${path}`,
          reach: "0 of severity medium or above",
          found: grave.map(({ directive, description }) => `${directive}: ${description}`).join("; ") || "0",
          isReached: grave.length === 0,
        };
      }),
    );
  },
};
