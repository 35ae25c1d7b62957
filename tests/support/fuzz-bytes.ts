import { connect } from "node:net";
import fc from "fast-check";
import { createJudge } from "./fuzz-judge";
import type { Answer, Fault, World } from "./fuzz-run";

/** Sends bytes that need not be HTTP. Returns the first answer. */
function sendBytes(url: string, bytes: string) {
  const { hostname, port } = new URL(url);
  return new Promise<Answer>((resolve) => {
    const socket = connect(Number(port), hostname, () => void socket.write(Buffer.from(bytes, "latin1")));
    let text = "";
    const end = () => {
      const [head = "", body = ""] = text.split(/\r\n\r\n(.*)/s);
      const [first = "", ...lines] = head.split("\r\n");
      const headers = Object.fromEntries(
        lines.map((line) => {
          const [name = "", value = ""] = line.split(/:\s*(.*)/s);
          return [name.toLowerCase(), value];
        }),
      );
      resolve({ status: Number(first.split(" ")[1] ?? 0), headers, body });
    };
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      socket.setTimeout(30);
    });
    // The server would wait for the rest of an incomplete request; the test does not.
    socket.setTimeout(300, () => socket.destroy());
    socket.on("error", () => {}).on("close", end);
  });
}

const requestLine = fc.constantFrom(
  ...["GET / HTTP/1.1", "GET /about HTTP/1.0", "GET /about", "GET / HTTP/9.9", "GET / HTTP/1.1 x"],
  ...["get / HTTP/1.1", " GET / HTTP/1.1", "POST /api/trpc/futureApps.vote HTTP/1.1", "OPTIONS * HTTP/1.1"],
  ...["CONNECT localhost:443 HTTP/1.1", "PRI * HTTP/2.0", "GET http://localhost/about HTTP/1.1", ""],
  ...["GET /\0 HTTP/1.1", "GET /desk?q=\xff HTTP/1.1", "GET /#x HTTP/1.1", "\x16\x03\x01\x02\0\x01"],
  ...["GET /api/auth/session HTTP/1.1", "HEAD /desk HTTP/1.1", "TRACE / HTTP/1.1"],
  `GET /${"a".repeat(20_000)} HTTP/1.1`,
);

const headerLine = fc.constantFrom(
  ...["Host: x", "Host: ", "Host: x\r\nHost: y", "Host : x", "host:\tx", "Host: a b"],
  ...["Content-Length: 3", "Content-Length: -1", "Content-Length: 0x3", "Content-Length: +3"],
  ...["Content-Length: 3\r\nContent-Length: 4", "Content-Length: 99999999999999999999"],
  ...["Transfer-Encoding: chunked", "Transfer-Encoding: chunked, identity", "Transfer-Encoding: x"],
  ...["Transfer-Encoding : chunked", "X-A: b\r\n c", "X-A\0: b", "X-A: b\0", ": x", "x", "X-A: \xff\xfe"],
  ...[`X-A: ${"a".repeat(20_000)}`, "Connection: close, upgrade", "Expect: 200-ok", "Trailer: Host"],
  ...["Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk"],
  ...["Content-Type: application/json", "Sec-Fetch-Site: same-origin", "Keep-Alive: timeout=-1"],
);

const chunk = fc.constantFrom("", "abc", "3\r\nabc\r\n0\r\n\r\n", "x\r\nabc", "ffffffffffffffff\r\n", "\0");
const lineEnd = fc.constantFrom("\r\n", "\r\n", "\r\n", "\n", "\r");
const nextRequest = fc.constantFrom("", "GET / HTTP/1.1\r\nHost: x\r\n\r\n");

const malformedHttp = fc
  .tuple(requestLine, fc.array(headerLine, { maxLength: 5 }), lineEnd, chunk, nextRequest)
  .map(([first, lines, end, body, next]) => `${[first, ...lines].join(end)}${end}${end}${body}${next}`);

type ByteHunt = { url: string; world: World; total: number; seed: number };

/** Writes malformed HTTP to a site. Returns the faults of its answers. */
export async function huntInBytes({ url, world, total, seed }: ByteHunt) {
  const judge = createJudge(world, url);
  const found: (Fault & { seed: number; bytes: string })[] = [];
  const lane = async (own: number) => {
    let last: Fault | undefined;
    const property = fc.asyncProperty(malformedHttp, async (text) => {
      const answer = await sendBytes(url, text);
      const request = { as: -1, method: text.split(" ", 1)[0] ?? "", path: "", headers: [], body: text };
      const fault = answer.status === 0 ? null : judge(request, answer);
      if (fault) last = fault;
      return fault === null;
    });
    const { counterexample } = await fc.check(property, { seed: own, numRuns: Math.ceil(total / 20) });
    if (counterexample && last) found.push({ ...last, seed: own, bytes: counterexample[0] });
  };
  await Promise.all(Array.from({ length: 20 }, (_, at) => lane(seed + at)));
  return found;
}
