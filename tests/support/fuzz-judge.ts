import { messages } from "@/content/messages";
import { testSecret } from "../../scripts/support/test-site.mjs";
import type { Answer, Shot, World } from "./fuzz-world";

/** What says how the site is made, or what it keeps to itself; nothing that is sent says so. */
const insides: [what: string, pattern: RegExp][] = [
  [
    "a frame of a stack",
    /\bat (?:async )?(?:[\w.<>$ [\]]+ \()?(?:file:|node:|webpack|\/|[A-Z]:\\)[^\s)]*:\d+:\d+/,
  ],
  [
    "a place in the sources",
    /node_modules|\bsrc\/(?:server|features|app|lib|http-server|env)|server\/chunks|\[root-of-the-server\]/,
  ],
  [
    "the database",
    /prisma|\bP[12]0\d\d\b|sqlite|postgres|\bINSERT INTO\b|\bSELECT "|constraint failed|rate_limits/i,
  ],
  ["the checker of inputs", /ZodError|"issues":|invalid_type|invalid_format|unrecognized_keys/],
  [
    "an error of the engine",
    /\b(?:Type|Syntax|Range|Reference)Error\b|Cannot (?:read|set|convert)|is not a function|Unexpected token|JSON at position|superjson|TRPCError/,
  ],
  [
    "a secret",
    new RegExp(`${testSecret}|\\$argon2|passwordHash|tokenHash|ipHash|sessionVersion|emailCanonical`),
  ],
  ["a folder of the machine", new RegExp(process.cwd().replaceAll("/", "\\/"))],
];

const canaries = /canary-(\w+)-\w+/g;
const isPlain = (type: unknown) =>
  /^(text\/(?!javascript|css)|application\/(json|problem|xml|manifest))/.test(String(type ?? ""));

function canaryFor(said: string, { as }: Shot, { people }: World) {
  const who = people[as];
  if (who?.role === "coach") return null;
  for (const [canary, owner] of said.matchAll(canaries)) if (owner !== who?.owner) return canary;
  return null;
}

function insideOf(said: string, sent: string) {
  for (const [what, pattern] of insides) {
    const found = pattern.exec(said)?.[0];
    if (found && !sent.includes(found)) return `${what}: ${found}`;
  }
  return null;
}

/** A refusal without a word. Next sends one where a route lacks a method, and the header of a 416 says how much there is. */
const isMute = ({ status, body }: Answer, { method }: Shot) =>
  status >= 400 && status !== 405 && status !== 416 && method !== "HEAD" && body.length === 0;

/** What a machine that is overloaded says on purpose: its database was not to be had in time, ask again. */
const isToldToWait = ({ status, headers, body }: Answer) =>
  status === 503 && headers["retry-after"] !== undefined && body.includes(messages.general.databaseAway);

export type Fault = { kind: "5xx" | "leak" | "wrong"; what: string };

/** Tells what is wrong with answers. What is the same bytes for everybody is read once. */
export function createJudge(world: World, origin: string) {
  const read = new Set<string>();

  return (shot: Shot, answer: Answer): Fault | null => {
    const { status, headers, body } = answer;
    if (isToldToWait(answer)) return null;
    if (status >= 500) return { kind: "5xx", what: `answered ${status}` };
    if (status === 0) return { kind: "wrong", what: "did not answer" };
    const location = String(headers.location ?? "/");
    if (!/^\/(?![/\\])/.test(location) && !location.startsWith(`${origin}/`) && location !== origin)
      return { kind: "wrong", what: `leads to ${location}` };
    if (isMute(answer, shot)) return { kind: "wrong", what: `said nothing with ${status}` };
    if (headers["x-content-type-options"] !== "nosniff")
      return { kind: "wrong", what: "lacks the headers of the site" };

    const { date: _, ...kept } = headers;
    const lines = JSON.stringify(kept);
    const tag = `${headers.etag}`;
    const isKnown = headers.etag !== undefined && read.has(tag);
    const isText = isPlain(headers["content-type"]) && !headers["content-encoding"];
    const said = isKnown || !isText ? lines : `${lines}\n${body}`;
    if (headers.etag !== undefined && shot.method !== "HEAD" && status < 300) read.add(tag);
    const canary = canaryFor(said, shot, world);
    if (canary) return { kind: "leak", what: `says ${canary}` };
    const inside = insideOf(said, `${shot.path}\n${shot.body}\n${JSON.stringify(shot.headers)}`);
    return inside ? { kind: "leak", what: `says ${inside}` } : null;
  };
}
