import { readFileSync } from "node:fs";
import { createServer, type RequestListener, request } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { Server } from "node:net";
import { dirname, join } from "node:path";
import { routes } from "../support/routes";
import { hasProgram, type Peer, packageFile, run } from "./peer";

const listen = (server: Server, port: number) =>
  new Promise<void>(
    (resolve, reject) => void server.once("error", reject).listen(port, "localhost", resolve),
  );

const grader = "@mdn/mdn-http-observatory";

/** Contains every page, and one address for each other kind of answer. */
const graded = [
  ...routes.map(({ path }) => path),
  ...["/profile", "/desk", "/api/trpc/futureApps.list", "/api/auth/session", "/icon.svg"],
];

/** The grader requests only `/`, which therefore serves the page at the path `shown`. */
async function serveOverTls(url: string, scratch: string, shown: { path: string }) {
  const [key, cert] = [join(scratch, "key.pem"), join(scratch, "cert.pem")];
  const made = [
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-subj",
    "/CN=localhost",
    "-addext",
    "subjectAltName=DNS:localhost",
  ];
  await run("openssl", ["req", ...made, "-keyout", key, "-out", cert, "-days", "2"], 20);
  const pass: RequestListener = (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const asked = request(url + (path === "/" ? shown.path : path), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
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

/** Returns what is missing on this machine. The grader requests ports 80 and 443 only, so both must be available. */
async function lacks() {
  if (!packageFile(grader)) return grader;
  if (!hasProgram("openssl")) return "openssl";
  const servers = [createServer(), createServer()] as const;
  const bound = await Promise.allSettled([listen(servers[0], 443), listen(servers[1], 80)]);
  for (const server of servers) server.close();
  return bound.every(({ status }) => status === "fulfilled") ? undefined : "right to ports 80 and 443";
}

export const grade: Peer = {
  tool: "mdn-http-observatory",
  lacks,
  look: async ({ url, scratch }) => {
    const shown = { path: "/" };
    const close = await serveOverTls(url, scratch, shown);
    const program = join(dirname(packageFile(grader) ?? ""), "scan.js");
    const trusting = { NODE_EXTRA_CA_CERTS: join(scratch, "cert.pem"), NO_PROXY: "localhost" };
    const short: string[] = [];
    const points: number[] = [];
    try {
      for (const path of graded) {
        shown.path = path;
        const output = await run(process.execPath, [program, "localhost"], 60, trusting);
        const result = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
        if (result.error) throw new Error(`${path}: ${result.error}`);
        const failed = Object.entries<{ pass: boolean }>(result.tests).filter(([, { pass }]) => !pass);
        const { grade, score } = result.scan;
        points.push(score);
        if (grade !== "A+" || failed.length)
          short.push([path, grade, `${score} points`, ...failed.map(([name]) => name)].join(" "));
      }
    } finally {
      close();
    }
    return [
      {
        at: `the headers of ${graded.length} addresses`,
        reach: "A+",
        found: short.join("; ") || `A+, ${Math.min(...points)} points or more`,
        isReached: short.length === 0,
      },
    ];
  },
};
