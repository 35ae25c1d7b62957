import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import type { Answer, Shot, World } from "./fuzz-world";

const patience = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const nothing: Answer = { status: 0, headers: {}, body: "" };

/** Puts the answer together; of a stream that does not end, its first piece. */
function read(incoming: IncomingMessage, done: (answer: Answer) => void) {
  const { statusCode: status = 0, headers } = incoming;
  const isStream = headers["content-type"]?.startsWith("text/event-stream");
  const parts: Buffer[] = [];
  const end = () => done({ status, headers, body: Buffer.concat(parts).toString("latin1") });
  incoming.on("data", (part: Buffer) => {
    parts.push(part);
    if (isStream) incoming.destroy();
  });
  incoming.on("error", end).on("close", end);
}

let count = 0;
/** An address that has not asked before, so that no limit stands between what is sent and who is to read it. */
function anotherAddress() {
  count += 1;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

function headersOf({ as, headers, method, body }: Shot, { people }: World, host: string) {
  const has = (name: string) => headers.some(([one]) => one === name);
  const cookies = [
    people[as]?.cookie,
    ...headers.filter(([name]) => name === "cookie").map(([, value]) => value),
  ];
  const cookie = cookies.filter(Boolean).join("; ");
  const own: Shot["headers"] = [];
  if (!has("host")) own.push(["host", host]);
  if (!has("x-forwarded-for")) own.push(["x-forwarded-for", anotherAddress()]);
  if (!has("sec-fetch-site") && method !== "GET") own.push(["sec-fetch-site", "same-origin"]);
  if (body !== null) own.push(["content-length", String(body.length)]);
  if (cookie) own.push(["cookie", cookie]);
  return [...own, ...headers.filter(([name]) => name !== "cookie")].flat();
}

/**
 * Sends requests to a site as they are written; gives nothing, as a status of 0, where none came back in time, and null for
 * what Node writes to nobody: such a path or header goes out as bytes (`sendBytes`).
 */
export function createSender(url: string, world: World) {
  const { hostname, port, host } = new URL(url);

  function ask(shot: Shot) {
    const { method, path } = shot;
    const headers = headersOf(shot, world, host);
    try {
      return request({ ...{ agent, hostname, port, method, path }, headers, timeout: patience });
    } catch (error) {
      const { code = "" } = error as { code?: string };
      if (/^ERR_(UNESCAPED_CHARACTERS|INVALID_CHAR|INVALID_HTTP_TOKEN)$/.test(code)) return null;
      throw error;
    }
  }

  return (shot: Shot) =>
    new Promise<Answer | null>((resolve) => {
      const { body } = shot;
      const asked = ask(shot);
      if (!asked) return resolve(null);
      let isAnswered = false;
      const upgrade = () => resolve(nothing);
      asked.on("upgrade", upgrade).on("connect", upgrade);
      asked.on("response", (incoming) => {
        isAnswered = true;
        read(incoming, resolve);
      });
      asked.on("timeout", () => asked.destroy());
      // What was no HTTP is refused with a line, to HEAD too: that line comes after an answer then.
      asked.on("error", () => isAnswered || resolve(nothing));
      asked.end(body === null ? undefined : Buffer.from(body, "latin1"));
    });
}

/** Sends bytes that need not be HTTP, and gives the first answer to them. */
export function sendBytes(url: string, bytes: string) {
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
    socket.on("data", (part) => {
      text += part.toString("latin1");
      socket.setTimeout(30);
    });
    // Half a request is waited for; nobody is to wait for that here.
    socket.setTimeout(300, () => socket.destroy());
    socket.on("error", () => {}).on("close", end);
  });
}
