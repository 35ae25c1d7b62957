import "server-only";
import NextAuth, { type NextAuthOptions, type User } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { canonicalEmail } from "@/lib/email-address";
import { database } from "../db/client";
import { clientAddress } from "../http/client-address";
import { cookieName } from "../http/cookies";
import { isSecureOrigin } from "../http/origin";
import { log } from "../log";
import { siteSecret } from "../secret";
import { takeGooglePicture } from "./google-picture";
import { googleProviders } from "./google-provider";
import { memberAdapter } from "./member-adapter";
import { checkSession, revokeSession, type SessionUser } from "./session-lookup";
import { absoluteLimit, createSession, encodeClaims, type SessionClaims, sessionCookie } from "./sessions";
import { signInWithPassword } from "./sign-in";
import { readDevice } from "./sign-in-limit";

export type Fields = Record<string, string>;

/** What next-auth is given beside the request's own method and headers. */
type AuthCall = { query: Fields; body?: Fields; cookies?: Fields };

/** Makes an error that our code throws inside of next-auth come out of `callNextAuth` as well. */
export type Rethrow = <Work extends (...given: never[]) => unknown>(work: Work) => Work;

/** Both ways in give next-auth a member's row, or a part of it with these. */
type Entering = User & { sessionVersion: number };

const cookie = (name: string) => ({
  name: cookieName(name),
  options: { httpOnly: true, sameSite: "lax" as const, path: "/", secure: isSecureOrigin() },
});

function credentials(headers: Headers, rethrow: Rethrow) {
  return CredentialsProvider({
    credentials: { email: {}, password: {} },
    authorize: rethrow(async (given) => {
      const { email, password } = given ?? {};
      if (typeof email !== "string" || typeof password !== "string") return null;
      const deviceKey = readDevice(headers, canonicalEmail(email));
      return signInWithPassword(database(), { email, password, address: clientAddress(headers), deviceKey });
    }),
  });
}

// Told by whoever calls `callNextAuth`: an ended session is none, and what our own code throws comes out there.
const toldElsewhere = /^(JWT_SESSION_ERROR|SIGNOUT_ERROR|OAUTH_PARSE_PROFILE_ERROR|adapter_error_\w+)$/;

function optionsFor(headers: Headers, rethrow: Rethrow): NextAuthOptions {
  return {
    secret: siteSecret(),
    adapter: memberAdapter(database(), rethrow),
    session: { strategy: "jwt", maxAge: absoluteLimit },
    pages: { signIn: "/auth", signOut: "/", error: "/auth" },
    useSecureCookies: isSecureOrigin(),
    cookies: {
      sessionToken: cookie("session"),
      csrfToken: cookie("csrf"),
      callbackUrl: cookie("callback"),
      // Never sent as they are: google-attempt.ts finds them by these names and keeps them together.
      state: cookie("state"),
      pkceCodeVerifier: cookie("pkce"),
      nonce: cookie("nonce"),
    },
    providers: [credentials(headers, rethrow), ...googleProviders(rethrow)],
    jwt: {
      maxAge: absoluteLimit,
      encode: ({ token }) => encodeClaims(token as unknown as SessionClaims),
      decode: rethrow(async ({ token }) => {
        const session = await checkSession(token);
        // Neither signed in nor out: next-auth's own answer, which takes the cookie away, is not used.
        if (session.state === "degraded") throw new Error("sessions cannot be read");
        return session.state === "live" ? { ...session.claims, user: session.user } : null;
      }),
    },
    callbacks: {
      jwt: rethrow(async ({ token, user, account, profile }) => {
        if (!user) return token;
        const device = { userAgent: headers.get("user-agent"), address: clientAddress(headers) };
        const method = account?.provider === "google" ? "google" : "password";
        const claims = await createSession(database(), user as Entering, device, method);
        const { picture } = (profile ?? {}) as { picture?: unknown };
        if (method === "google") await takeGooglePicture(database(), user as Entering, picture);
        return { ...claims };
      }),
      session: ({ session, token }) => {
        const { id, displayName, email, photoURL, role } = token.user as SessionUser;
        const user = { id, name: displayName, email, image: photoURL };
        return { expires: session.expires, user: { ...user, ...(role === "coach" && { isCoach: true }) } };
      },
    },
    events: {
      signOut: rethrow(async ({ token }) => {
        if (token) await revokeSession(database(), token as unknown as SessionClaims);
      }),
    },
    logger: {
      error: (code) => (toldElsewhere.test(code) ? undefined : log.warn({ code }, "next-auth")),
      warn: () => {},
      debug: () => {},
    },
  };
}

// next-auth parses the callback cookie and answers 500 to what it cannot parse. With a session it would link Google
// to the member who is signed in, unasked; so Google's answer always meets a browser that is signed out.
function cookiesOf(request: Request, action: string): Fields {
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/).map((pair) => {
    const at = pair.indexOf("=");
    const value = pair.slice(at + 1);
    try {
      return [pair.slice(0, at), decodeURIComponent(value)] as const;
    } catch {
      return [pair.slice(0, at), ""] as const;
    }
  });
  const kept = pairs.filter(([name]) => name && !name.endsWith("aurea.callback"));
  if (action !== "callback/google") return Object.fromEntries(kept);
  return Object.fromEntries(kept.filter(([name]) => !name.startsWith(sessionCookie())));
}

/** The part of a Node response that next-auth writes to, to be turned into a web Response. */
function createReply() {
  const headers = new Headers({ "cache-control": "private, no-store" });
  let status = 200;
  let body: string | null = null;
  const reply = {
    status(code: number) {
      status = code;
      return reply;
    },
    setHeader(name: string, value: string | string[]) {
      headers.delete(name);
      for (const one of [value].flat()) headers.append(name, one);
      return reply;
    },
    getHeader: (name: string) => (/^set-cookie$/i.test(name) ? headers.getSetCookie() : headers.get(name)),
    json(value: unknown) {
      reply.setHeader("content-type", "application/json");
      body = JSON.stringify(value);
    },
    send(value: unknown) {
      if (typeof value === "string") body = value;
      else if (value !== undefined) reply.json(value);
    },
    end() {},
    toResponse: () => new Response(body, { status, headers }),
  };
  return reply;
}

/**
 * Runs one of next-auth's actions and gives its reply. What our own code throws on the way, which next-auth makes a
 * redirect of, is thrown here again, so that whoever calls hears it as from any function.
 */
export async function callNextAuth(request: Request, action: string, { query, body, cookies }: AuthCall) {
  const thrown: unknown[] = [];
  const rethrow: Rethrow = (work) => {
    const heard = async (...given: never[]) => {
      try {
        return await work(...given);
      } catch (error) {
        thrown.push(error);
        throw error;
      }
    };
    return heard as typeof work;
  };
  const reply = createReply();
  const nodeRequest = {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    cookies: { ...cookiesOf(request, action), ...cookies },
    query: { ...query, nextauth: action.split("/") },
    body,
  };
  const handle = NextAuth as unknown as (req: object, res: object, options: object) => Promise<void>;
  await handle(nodeRequest, reply, optionsFor(request.headers, rethrow));
  if (thrown.length > 0) throw thrown[0];
  return reply.toResponse();
}
