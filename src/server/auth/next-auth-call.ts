import "server-only";
import NextAuth from "next-auth";
import { type AuthTrace, nextAuthOptions } from "./next-auth-options";
import { createReply, type NodeLikeReply } from "./node-reply";

export type Fields = Record<string, string>;

/** What next-auth is given beside the request's own method and headers. */
export type AuthCall = { query: Fields; body?: Fields; cookies?: Fields };

function cookiesOf(request: Request): Fields {
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/).map((pair) => {
    const at = pair.indexOf("=");
    const value = pair.slice(at + 1);
    try {
      return [pair.slice(0, at), decodeURIComponent(value)] as const;
    } catch {
      return [pair.slice(0, at), ""] as const;
    }
  });
  return Object.fromEntries(pairs.filter(([name]) => name && !name.endsWith("aurea.callback")));
}

/** Runs one of next-auth's actions for a request and gives its reply, and what happened on the way. */
export async function callNextAuth(request: Request, action: string, { query, body, cookies }: AuthCall) {
  const trace: AuthTrace = {
    session: { state: "none" },
    hasFailed: false,
    isThrottled: false,
    signedIn: null,
    google: null,
  };
  const reply = createReply();
  const nodeRequest = {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    cookies: { ...cookiesOf(request), ...cookies },
    query: { ...query, nextauth: action.split("/") },
    body,
  };
  const handle = NextAuth as unknown as (req: object, res: NodeLikeReply, options: object) => Promise<void>;
  await handle(nodeRequest, reply, nextAuthOptions(request.headers, trace));
  return { reply, trace };
}
