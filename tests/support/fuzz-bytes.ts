import fc from "fast-check";
import type { Fault } from "./fuzz-judge";
import { createJudge } from "./fuzz-judge";
import { sendBytes } from "./fuzz-send";
import type { World } from "./fuzz-world";

const first = fc.constantFrom(
  ...[
    "GET / HTTP/1.1",
    "GET /about HTTP/1.0",
    "GET /about",
    "GET / HTTP/9.9",
    "GET / HTTP/1.1 x",
    "get / HTTP/1.1",
    " GET / HTTP/1.1",
  ],
  ...[
    "POST /api/trpc/futureApps.vote HTTP/1.1",
    "OPTIONS * HTTP/1.1",
    "CONNECT localhost:443 HTTP/1.1",
    "PRI * HTTP/2.0",
  ],
  ...[
    "GET http://localhost/about HTTP/1.1",
    "GET /\0 HTTP/1.1",
    "GET /desk?q=\xff HTTP/1.1",
    "GET /#x HTTP/1.1",
    "\x16\x03\x01\x02\0\x01",
    "",
  ],
  ...[
    "GET /api/auth/session HTTP/1.1",
    `GET /${"a".repeat(20_000)} HTTP/1.1`,
    "HEAD /desk HTTP/1.1",
    "TRACE / HTTP/1.1",
  ],
);

const line = fc.constantFrom(
  ...[
    "Host: x",
    "Host: ",
    "Host: x\r\nHost: y",
    "Host : x",
    "host:\tx",
    "Host: a b",
    "Content-Length: 3",
    "Content-Length: -1",
  ],
  ...[
    "Content-Length: 3\r\nContent-Length: 4",
    "Content-Length: 0x3",
    "Content-Length: 99999999999999999999",
    "Content-Length: +3",
  ],
  ...[
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: chunked, identity",
    "Transfer-Encoding: x",
    "Transfer-Encoding : chunked",
  ],
  ...[
    "X-A: b\r\n c",
    "X-A\0: b",
    "X-A: b\0",
    ": x",
    "x",
    "X-A: \xff\xfe",
    `X-A: ${"a".repeat(20_000)}`,
    "Connection: close, upgrade",
  ],
  ...[
    "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk",
    "Expect: 200-ok",
    "Trailer: Host",
  ],
  ...[
    "Content-Type: application/json",
    "Sec-Fetch-Site: same-origin",
    "Connection: keep-alive",
    "Keep-Alive: timeout=-1",
  ],
);

const rest = fc.constantFrom(
  "",
  "abc",
  "3\r\nabc\r\n0\r\n\r\n",
  "x\r\nabc",
  "ffffffffffffffff\r\n",
  "0\r\nHost: y\r\n\r\n",
  "\0",
);
const end = fc.constantFrom("\r\n", "\r\n", "\r\n", "\n", "\r");

/** What a client writes that takes HTTP apart. */
const bytes = fc
  .tuple(
    first,
    fc.array(line, { maxLength: 5 }),
    end,
    rest,
    fc.constantFrom("", "GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
  )
  .map(([start, lines, eol, body, next]) => `${[start, ...lines].join(eol)}${eol}${eol}${body}${next}`);

/** Writes bytes to a site that need not be HTTP; none of them may be answered by a 5xx, or with what is inside. */
export async function huntInBytes({
  url,
  world,
  total,
  seed,
}: {
  url: string;
  world: World;
  total: number;
  seed: number;
}) {
  const judge = createJudge(world, url);
  const found: (Fault & { seed: number; bytes: string })[] = [];
  const lane = async (own: number) => {
    let last: Fault | null = null;
    const property = fc.asyncProperty(bytes, async (text) => {
      const answer = await sendBytes(url, text);
      // Bytes that are not yet a request are waited for.
      const shot = { as: -1, method: text.split(" ", 1)[0] ?? "", path: "", headers: [], body: text };
      const fault = answer.status === 0 ? null : judge(shot, answer);
      if (fault) last = fault;
      return fault === null;
    });
    const { counterexample } = await fc.check(property, { seed: own, numRuns: Math.ceil(total / 20) });
    if (counterexample && last) found.push({ ...(last as Fault), seed: own, bytes: counterexample[0] });
  };
  await Promise.all(Array.from({ length: 20 }, (_, at) => lane(seed + at)));
  return found;
}
