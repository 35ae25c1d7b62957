import "server-only";
import { PrismaAdapter } from "@auth/prisma-adapter";
import { NextRequest } from "next/server";
import NextAuth, { type NextAuthOptions, type User } from "next-auth";
import type { Adapter } from "next-auth/adapters";
import { formatEmail } from "@/lib/format-email";
import { database } from "../db/client";
import { getCookieName, getCookieOptions, type SetCookie } from "../http/cookies";
import { getSiteOrigin } from "../http/origin";
import { describeError, log } from "../log";
import { getSiteSecret } from "../secret";
import { createAttemptCookies } from "./google-attempt";
import { copyGooglePicture } from "./google-picture";
import { admitGoogle, createGoogleProviders } from "./google-provider";
import type { Session, SessionUser } from "./session-lookup";
import {
  absoluteLimit,
  createSession,
  describeDevice,
  encodeClaims,
  getSessionCookieName,
  type SessionClaims,
} from "./sessions";
import { createPasswordProvider } from "./sign-in";
import { createDeviceCookie } from "./sign-in-limit";

export type Fields = Record<string, string>;

/**
 * next-auth's cookie for the return target. Each request sets its own target, so browsers must not keep the cookie.
 */
export const returnCookie = () => getCookieName("return");

/** `fields` come from the validated body. */
export type AuthContext = { request: Request; fields: Fields; setCookie: SetCookie };

type Options = {
  /** Without a session, next-auth treats the browser as signed out. */
  session?: Session;
  /** The Google attempt whose state, PKCE and nonce cookies are used. */
  attempt?: string;
};

type Member = User & { email: string; sessionVersion: number };

function createOptions(
  { request: { headers }, setCookie }: AuthContext,
  { session, attempt }: Options,
): NextAuthOptions {
  const options = getCookieOptions();
  const { getUserByAccount } = PrismaAdapter(database()) as Adapter;
  return {
    secret: getSiteSecret(),
    // The only adapter method next-auth needs, because `admitGoogle` creates and links members.
    adapter: { getUserByAccount },
    session: { strategy: "jwt", maxAge: absoluteLimit },
    cookies: {
      // Browsers apply Max-Age, and not next-auth's Expires, which depends on the browser's clock.
      sessionToken: { name: getSessionCookieName(), options: { ...options, maxAge: absoluteLimit } },
      csrfToken: { name: getCookieName("csrf"), options },
      callbackUrl: { name: returnCookie(), options: { ...options, maxAge: 0 } },
      ...(attempt && createAttemptCookies(attempt)),
    },
    providers: [createPasswordProvider(headers), ...createGoogleProviders()],
    jwt: {
      encode: ({ token }) => encodeClaims(token as unknown as SessionClaims),
      decode: async () => (session?.state === "live" ? { ...session.claims, user: session.user } : null),
    },
    callbacks: {
      signIn: async ({ account, profile }) => {
        if (account?.provider === "google") await admitGoogle(profile, setCookie);
        return true;
      },
      jwt: async ({ token, user, account }) => {
        if (!user) return token;
        const method = account?.provider === "google" ? "google" : "password";
        return { ...(await createSession(database(), user as Member, describeDevice(headers), method)) };
      },
      session: ({ session: { expires }, token }) => {
        const { id, displayName, email, photoURL, role } = token.user as SessionUser;
        const user = { id, name: displayName, email: formatEmail(email), image: photoURL };
        return { expires, user: { ...user, ...(role === "coach" && { isCoach: true }) } };
      },
    },
    events: {
      signIn: async ({ user, account, profile }) => {
        const member = user as Member;
        setCookie(...createDeviceCookie({ sub: member.id, sv: member.sessionVersion }));
        if (account?.provider !== "google") return;
        await copyGooglePicture(database(), member, profile?.image);
      },
    },
    logger: {
      error: (code, given) => {
        // Does not log this error, because an ended session is not an error.
        if (code === "JWT_SESSION_ERROR") return;
        log.warn({ ...describeError(given instanceof Error ? given : given.error), next: code }, "next-auth");
      },
      warn: () => {},
    },
  };
}

type Call = Options & { query?: Fields; body?: Fields };

export function callNextAuth(context: AuthContext, action: string, call: Call = {}): Promise<Response> {
  const url = new URL(`/api/auth/${action}?${new URLSearchParams(call.query)}`, getSiteOrigin());
  const body = call.body && JSON.stringify(call.body);
  const headers = { "content-type": "application/json" };
  const request = new NextRequest(url, { method: context.request.method, headers, body });
  return NextAuth(request, { params: { nextauth: action.split("/") } }, createOptions(context, call));
}

/** Returns the error code in next-auth's redirect to an error page, "csrf" if it has no code, or null on success. */
export async function readRefusal(response: Response) {
  const location = response.headers.get("location") ?? (await response.clone().json()).url;
  const to = new URL(location, getSiteOrigin());
  if (to.origin !== getSiteOrigin() || !to.pathname.startsWith("/api/auth/")) return null;
  return to.searchParams.get("error") ?? "csrf";
}
