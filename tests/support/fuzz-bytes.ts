import { connect } from "node:net";
import fc from "fast-check";
import { createAnswerCheck } from "./fuzz-check";
import odd from "./fuzz-odd.json";
import type { Answer, Fault, World } from "./fuzz-run";

/** Sends bytes, which need not be HTTP, and returns the first answer. */
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
    // Unlike the server, the test does not wait for the rest of an incomplete request.
    socket.setTimeout(300, () => socket.destroy());
    socket.on("error", () => {}).on("close", end);
  });
}

const tooLong = "a".repeat(20_000);
const requestLine = fc.constantFrom(...odd.requestLines, `GET /${tooLong} HTTP/1.1`);
const headerLine = fc.constantFrom(...odd.headerLines, `X-A: ${tooLong}`);
const chunk = fc.constantFrom("", "abc", "3\r\nabc\r\n0\r\n\r\n", "x\r\nabc", "ffffffffffffffff\r\n", "\0");
const lineEnd = fc.constantFrom("\r\n", "\r\n", "\r\n", "\n", "\r");
const nextRequest = fc.constantFrom("", "GET / HTTP/1.1\r\nHost: x\r\n\r\n");

const malformedHttp = fc
  .tuple(requestLine, fc.array(headerLine, { maxLength: 5 }), lineEnd, chunk, nextRequest)
  .map(([first, lines, end, body, next]) => `${[first, ...lines].join(end)}${end}${end}${body}${next}`);

type ByteSearch = { url: string; world: World; total: number; seed: number };

export async function findFaultsInBytes({ url, world, total, seed }: ByteSearch) {
  const check = createAnswerCheck(world, url);
  const found: (Fault & { seed: number; bytes: string })[] = [];
  const lane = async (own: number) => {
    let last: Fault | undefined;
    const property = fc.asyncProperty(malformedHttp, async (text) => {
      const answer = await sendBytes(url, text);
      const request = { as: -1, method: text.split(" ", 1)[0] ?? "", path: "", headers: [], body: text };
      const fault = answer.status === 0 ? null : check(request, answer);
      if (fault) last = fault;
      return fault === null;
    });
    const { counterexample } = await fc.check(property, { seed: own, numRuns: Math.ceil(total / 20) });
    if (counterexample && last) found.push({ ...last, seed: own, bytes: counterexample[0] });
  };
  await Promise.all(Array.from({ length: 20 }, (_, at) => lane(seed + at)));
  return found;
}
