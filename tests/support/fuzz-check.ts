import { messages } from "@/content/messages";
import { testSecret } from "../../scripts/support/test-site.mjs";
import type { Answer, Fault, FuzzRequest, World } from "./fuzz-run";

const internals: [what: string, pattern: RegExp][] = [
  [
    "a stack frame",
    /\bat (?:async )?(?:[\w.<>$ [\]]+ \()?(?:file:|node:|webpack|\/|[A-Z]:\\)[^\s)]*:\d+:\d+/,
  ],
  ["a source path", /node_modules|\bsrc\/(?:server|features|app|lib|http-server|env)|server\/chunks/],
  ["the database", /prisma|\bP[12]0\d\d\b|sqlite|postgres|\bINSERT INTO\b|constraint failed|rate_limits/i],
  ["the input validation", /ZodError|"issues":|invalid_type|invalid_format|unrecognized_keys/],
  [
    "an engine error",
    /\b(?:Type|Syntax|Range|Reference)Error\b|Cannot (?:read|set|convert)|is not a function/,
  ],
  ["a parser error", /Unexpected token|JSON at position|superjson|TRPCError/],
  ["a secret", new RegExp(`${testSecret}|\\$argon2|passwordHash|tokenHash|ipHash|sessionVersion`)],
  ["a folder of the machine", new RegExp(process.cwd().replaceAll("/", "\\/"))],
];

const isPlainText = (type: unknown) =>
  /^(text\/(?!javascript|css)|application\/(json|problem|xml|manifest))/.test(String(type ?? ""));

function findCanary(text: string, { as }: FuzzRequest, { people }: World) {
  const who = people[as];
  if (who?.role === "coach") return null;
  const others = [...text.matchAll(/canary-(\w+)-\w+/g)].find(([, owner]) => owner !== who?.owner);
  return others?.[0] ?? null;
}

function findInternal(text: string, request: FuzzRequest) {
  const sent = `${request.path}\n${request.body}\n${JSON.stringify(request.headers)}`;
  for (const [what, pattern] of internals) {
    const found = pattern.exec(text)?.[0];
    if (found && !sent.includes(found)) return `${what}: ${found}`;
  }
  return null;
}

/** Next's 405 for an unsupported method needs no text, and a 416 has its reason in a header. */
const isEmptyRefusal = ({ status, body }: Answer, { method }: FuzzRequest) =>
  status >= 400 && status !== 405 && status !== 416 && method !== "HEAD" && body.length === 0;

/** Returns whether an answer is the documented 503. */
export const isOutage = ({ status, headers, body }: Answer) =>
  status === 503 &&
  headers["retry-after"] !== undefined &&
  body.includes(messages.general.databaseUnavailable);

/** Returns a function that checks an answer; a body is checked only once per ETag. */
export function createAnswerCheck(world: World, origin: string) {
  const read = new Set<string>();

  return (request: FuzzRequest, answer: Answer): Fault | null => {
    const { status, headers, body } = answer;
    const { date: _, etag, ...kept } = headers;
    const isKnown = etag !== undefined && read.has(`${etag}`);
    if (etag !== undefined && request.method !== "HEAD" && status < 300) read.add(`${etag}`);
    const isReadable = !isKnown && isPlainText(headers["content-type"]) && !headers["content-encoding"];
    const text = JSON.stringify(kept) + (isReadable ? `\n${body}` : "");
    const leak = findCanary(text, request, world) ?? findInternal(text, request);
    if (leak) return { kind: "leak", what: `contains ${leak}` };
    if (status >= 500) return { kind: "5xx", what: `answered ${status}` };
    if (status === 0) return { kind: "wrong", what: "did not answer" };
    const location = String(headers.location ?? "/");
    if (!/^\/(?![/\\])/.test(location) && !location.startsWith(`${origin}/`) && location !== origin)
      return { kind: "wrong", what: `redirects to ${location}` };
    if (isEmptyRefusal(answer, request)) return { kind: "wrong", what: `has no text with ${status}` };
    if (headers["x-content-type-options"] !== "nosniff")
      return { kind: "wrong", what: "lacks the headers of the site" };
    return null;
  };
}
