import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { desk } from "../../src/content/desk";
import { routes } from "../support/routes";
import { coachCookie, hasProgram, type Peer, packageFile, run, type Site } from "./peer";

const policyPages =
  "/ /auth /profile /nothing /desk /api/trpc/futureApps.list /api/auth/session /icon.svg".split(" ");

export const policies: Peer = {
  tool: "csp_evaluator",
  lacks: () => undefined,
  look: async ({ url, world }) => {
    const coach = coachCookie(world);
    return Promise.all(
      policyPages.map(async (path) => {
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

const pages = [
  ...routes.map(({ path }) => path),
  ...["email", "enter", "factor", "reset", "verify"].map((name) => `/auth/${name}`),
  ...["/eq-results", "/profile", "/waiting-list/leave", "/nothing"],
];
const deskPages = Object.values(desk.pages).map(({ href }) => href);

type Message = { type: string; url: string; message: string };

export const markup: Peer = {
  tool: "vnu",
  lacks: () => {
    if (!hasProgram("java")) return "java";
    return packageFile("vnu-jar/build/dist/vnu.jar") ? undefined : "vnu-jar";
  },
  look: async ({ url, scratch, world }) => {
    const cookie = coachCookie(world);
    const paths = [...pages, ...deskPages];
    const files = await Promise.all(
      paths.map(async (path) => {
        const file = join(scratch, `${path.replaceAll("/", "_")}.html`);
        const answer = await fetch(url + path, {
          headers: path.startsWith("/desk") ? { cookie } : {},
          redirect: "manual",
        });
        // Checks the status first, so that an error page is not validated in place of the page.
        if (answer.status !== (path === "/nothing" ? 404 : 200))
          throw new Error(`${path} answers ${answer.status}`);
        // Removes an attribute that React adds and that is not valid HTML.
        writeFileSync(file, (await answer.text()).replaceAll(' vt-update="none"', ""));
        return file;
      }),
    );
    const jar = packageFile("vnu-jar/build/dist/vnu.jar") ?? "";
    const args = ["-jar", jar, "--format", "json", "--exit-zero-always", "--stdout"];
    const output = await run("java", [...args, ...files], 180);
    const start = output.indexOf("{");
    const { messages }: { messages: Message[] } =
      start < 0
        ? { messages: [{ type: "error", url, message: output.trim() }] }
        : JSON.parse(output.slice(start).trim());
    const errors = messages.filter(({ type }) => type !== "info");
    const words = new Set(errors.map(({ url, message }) => `${basename(new URL(url).pathname)}: ${message}`));
    return [
      {
        at: `${paths.length} pages`,
        reach: "0 errors",
        found: errors.length ? `${errors.length} errors: ${[...words].slice(0, 6).join("; ")}` : "0 errors",
        isReached: errors.length === 0,
      },
    ];
  },
};

const input = (fields: object) =>
  encodeURIComponent(JSON.stringify({ json: fields })).replace("STAR", "noor*");

function requests({ url, world }: Site) {
  const coach = coachCookie(world);
  const { cookie, token } = world.csrf;
  const signIn = JSON.stringify({
    email: "noor@example.org*",
    password: "sample*",
    csrfToken: token,
    json: "true",
  });
  return [
    {
      at: "the sign-in",
      args: ["-u", `${url}/api/auth/callback/credentials`, "--data", signIn, "--cookie", cookie],
    },
    { at: "the search of everything", args: ["-u", `${url}/desk/find?q=noor*`, "--cookie", coach] },
    { at: "the search of members", args: ["-u", `${url}/desk/members?q=noor*&plan=all*`, "--cookie", coach] },
    {
      at: "the search of the waitlist",
      args: ["-u", `${url}/api/desk/waiting-list.csv?q=noor*`, "--cookie", coach],
    },
    {
      at: "the search of applications, as a call",
      args: ["-u", `${url}/api/trpc/desk.applications.list?input=${input({ q: "STAR" })}`, "--cookie", coach],
    },
  ];
}

export const injection: Peer = {
  tool: "sqlmap",
  lacks: () => (hasProgram("sqlmap") ? undefined : "sqlmap"),
  look: async (site) => {
    const headers = "Content-Type: application/json\nSec-Fetch-Site: same-origin\nX-Forwarded-For: 10.0.0.1";
    const always = "--batch --level=1 --risk=1 --technique=BEU --threads=2 --ignore-code=401,404,400".split(
      " ",
    );
    const found = [];
    for (const { at, args } of requests(site)) {
      const folder = join(site.scratch, "sqlmap");
      const own = [...args, ...always, `--headers=${headers}`, "--flush-session", `--output-dir=${folder}`];
      const output = await run("sqlmap", own, 240);
      const isSafe = /all tested parameters do not appear to be injectable/.test(output);
      // The status codes, which show whether inputs got past the first refusals.
      const codes = [...output.matchAll(/\b(\d{3}) \([\w ]+\) - (\d+) times/g)].map(
        ([, code, times]) => `${code}: ${times}`,
      );
      const isOpen = /identified the following injection point|is vulnerable/.test(output);
      const result = isSafe ? ["nothing injectable", ...codes].join(", ") : "it did not come to an end";
      found.push({
        at,
        reach: "nothing injectable",
        found: isOpen ? "injectable" : result,
        isReached: isSafe && !isOpen,
      });
    }
    return found;
  },
};
