import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, request } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createRequire } from "node:module";
import type { Server } from "node:net";
import { basename, delimiter, dirname, join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { root } from "../../scripts/support/root.mjs";
import { desk } from "../../src/content/desk";
import type { World } from "../support/fuzz-run";
import { routes } from "../support/routes";

type Site = { url: string; world: World; scratch: string };

/** `findMissing` returns what is not installed, `findFaults` what the tool reports. */
type Tool = {
  name: string;
  findMissing: () => string | undefined | Promise<string | undefined>;
  findFaults: (site: Site) => Promise<string[]>;
};

const coachCookie = ({ people }: World) => people.find(({ role }) => role === "coach")?.cookie ?? "";

const hasProgram = (name: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Returns the path of a package's file in the folder PEERS or in this project, or undefined. */
function packageFile(name: string) {
  for (const folder of [process.env.PEERS, root]) {
    try {
      if (folder) return createRequire(join(folder, "here.js")).resolve(name);
    } catch {
      // The package is not in this folder, so the next folder is tried.
    }
  }
  return undefined;
}

/** Returns the output, also after a failure. */
function run(program: string, args: readonly string[], seconds: number, env: Record<string, string> = {}) {
  return new Promise<string>((resolve) => {
    const options = { env: { ...process.env, ...env }, timeout: seconds * 1_000, maxBuffer: 50_000_000 };
    execFile(program, args, options, (_error, out, err) => resolve(`${out}\n${err}`));
  });
}

/** Contains a path for each kind of response, such as a page, a 404, an API response and a file. */
const kinds = [
  ...["/", "/auth", "/profile", "/nothing", "/desk"],
  ...["/api/trpc/futureApps.list", "/api/auth/session", "/icon.svg"],
];

const policies: Tool = {
  name: "csp_evaluator",
  findMissing: () => undefined,
  async findFaults({ url, world }) {
    const faults: string[] = [];
    for (const path of kinds) {
      const headers = { cookie: path === "/desk" ? coachCookie(world) : "" };
      const answer = await fetch(url + path, { headers, redirect: "manual" });
      const { csp } = new CspParser(answer.headers.get("content-security-policy") ?? "");
      const grave = new CspEvaluator(csp)
        .evaluate()
        .filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
      faults.push(...grave.map(({ directive, description }) => `${path} ${directive}: ${description}`));
    }
    return faults;
  },
};

const listen = (server: Server, port: number) =>
  new Promise<void>(
    (resolve, reject) => void server.once("error", reject).listen(port, "localhost", resolve),
  );

/**
 * Answers `/`, the only address that the grader requests, with the page at `shown.path`. Returns a function that closes
 * the servers.
 */
async function serveOverTls(url: string, scratch: string, shown: { path: string }) {
  const [key, cert] = [join(scratch, "key.pem"), join(scratch, "cert.pem")];
  const kind = "-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -days 2".split(
    " ",
  );
  const names = ["-addext", "subjectAltName=DNS:localhost"];
  await run("openssl", ["req", ...kind, ...names, "-keyout", key, "-out", cert], 20);
  const pass: RequestListener = (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const asked = request(url + (path === "/" ? shown.path : path), { method, headers }, (answer) => {
      // The grader judges headers, but refuses to grade a 404.
      outgoing.writeHead(answer.statusCode === 404 ? 200 : (answer.statusCode ?? 502), answer.rawHeaders);
      answer.pipe(outgoing);
    });
    incoming.pipe(asked.on("error", () => outgoing.destroy()));
  };
  const secure = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, pass);
  const plain = createServer(({ url: path }, outgoing) => {
    outgoing.writeHead(301, { location: `https://localhost${path}` }).end();
  });
  await Promise.all([listen(secure, 443), listen(plain, 80)]);
  return () => [secure, plain].map((server) => server.close().closeAllConnections());
}

const grader = "@mdn/mdn-http-observatory";

const grade: Tool = {
  name: "mdn-http-observatory",
  /** The grader requests ports 80 and 443 only, so both must be available. */
  async findMissing() {
    if (!packageFile(grader)) return grader;
    if (!hasProgram("openssl")) return "openssl";
    const servers = [createServer(), createServer()] as const;
    const bound = await Promise.allSettled([listen(servers[0], 443), listen(servers[1], 80)]);
    for (const server of servers) server.close();
    return bound.every(({ status }) => status === "fulfilled") ? undefined : "right to ports 80 and 443";
  },
  async findFaults({ url, scratch }) {
    const shown = { path: "/" };
    const close = await serveOverTls(url, scratch, shown);
    const program = join(dirname(packageFile(grader) ?? ""), "scan.js");
    const trusting = { NODE_EXTRA_CA_CERTS: join(scratch, "cert.pem"), NO_PROXY: "localhost" };
    const faults: string[] = [];
    try {
      for (const path of new Set([...routes.map(({ path }) => path), ...kinds])) {
        shown.path = path;
        const output = await run(process.execPath, [program, "localhost"], 60, trusting);
        const { error, tests, scan } = JSON.parse(
          output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1),
        );
        if (error) throw new Error(`${path}: ${error}`);
        const failed = Object.entries<{ pass: boolean }>(tests).filter(([, { pass }]) => !pass);
        if (scan.grade !== "A+" || failed.length)
          faults.push([path, scan.grade, ...failed.map(([name]) => name)].join(" "));
      }
    } finally {
      close();
    }
    return faults;
  },
};

const pages = [
  ...routes.map(({ path }) => path),
  ...["email", "enter", "factor", "reset", "verify"].map((name) => `/auth/${name}`),
  ...["/eq-results", "/profile", "/waiting-list/leave", "/nothing"],
  ...Object.values(desk.pages).map(({ href }) => href),
];

const markup: Tool = {
  name: "vnu",
  findMissing: () => {
    if (!hasProgram("java")) return "java";
    return packageFile("vnu-jar/build/dist/vnu.jar") ? undefined : "vnu-jar";
  },
  async findFaults({ url, scratch, world }) {
    const files = await Promise.all(
      pages.map(async (path) => {
        const file = join(scratch, `${path.replaceAll("/", "_")}.html`);
        const headers = { cookie: path.startsWith("/desk") ? coachCookie(world) : "" };
        const answer = await fetch(url + path, { headers, redirect: "manual" });
        // Checks the status first, so that an error page is not validated in place of the page.
        if (answer.status !== (path === "/nothing" ? 404 : 200))
          throw new Error(`${path} answers ${answer.status}`);
        // Removes an attribute that React adds and that is not valid HTML.
        writeFileSync(file, (await answer.text()).replaceAll(' vt-update="none"', ""));
        return file;
      }),
    );
    const jar = packageFile("vnu-jar/build/dist/vnu.jar") ?? "";
    const args = ["-jar", jar, "--format", "json", "--exit-zero-always", "--stdout", "--errors-only"];
    const output = await run("java", [...args, ...files], 180);
    const start = output.indexOf("{");
    if (start < 0) return [output.trim()];
    const { messages } = JSON.parse(output.slice(start)) as { messages: { url: string; message: string }[] };
    return messages.map(({ url, message }) => `${basename(new URL(url).pathname)}: ${message}`);
  },
};

/** Returns sqlmap's arguments for requests that search by a user's text; sqlmap changes the text before each star. */
function injectionTargets({ url, world }: Site) {
  const { cookie, token } = world.csrf;
  const fields = { email: "noor@example.org*", password: "sample*", csrfToken: token, json: "true" };
  const input = encodeURIComponent(JSON.stringify({ json: { q: "STAR" } })).replace("STAR", "noor*");
  const searches = [
    "/desk/find?q=noor*",
    "/desk/members?q=noor*&plan=all*",
    "/api/desk/waiting-list.csv?q=noor*",
    `/api/trpc/desk.applications.list?input=${input}`,
  ];
  return [
    ["-u", `${url}/api/auth/callback/credentials`, "--data", JSON.stringify(fields), "--cookie", cookie],
    ...searches.map((path) => ["-u", url + path, "--cookie", coachCookie(world)]),
  ];
}

const injection: Tool = {
  name: "sqlmap",
  findMissing: () => (hasProgram("sqlmap") ? undefined : "sqlmap"),
  async findFaults(site) {
    const headers = "Content-Type: application/json\nSec-Fetch-Site: same-origin\nX-Forwarded-For: 10.0.0.1";
    const always =
      "--batch --level=1 --risk=1 --technique=BEU --threads=2 --ignore-code=401,404,400 --flush-session";
    const faults: string[] = [];
    for (const target of injectionTargets(site)) {
      const own = [...target, ...always.split(" "), `--headers=${headers}`];
      const output = await run("sqlmap", [...own, `--output-dir=${join(site.scratch, "sqlmap")}`], 240);
      const isSafe = /all tested parameters do not appear to be injectable/.test(output);
      const isOpen = /identified the following injection point|is vulnerable/.test(output);
      if (isOpen || !isSafe) faults.push(`${target[1]}: ${isOpen ? "injectable" : "did not come to an end"}`);
    }
    return faults;
  },
};

export const tools = [policies, grade, markup, injection];
