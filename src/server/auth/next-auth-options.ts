import "server-only";
import type { NextAuthOptions, User } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { canonicalEmail } from "@/lib/email-address";
import { database } from "../db/client";
import { clientAddress } from "../http/client-address";
import { cookieName } from "../http/cookies";
import { isSecureOrigin } from "../http/origin";
import { describeError, log } from "../log";
import { siteSecret } from "../secret";
import { enterWithGoogle, type GoogleEntry } from "./google-link";
import { googleProviders } from "./google-provider";
import { absoluteLimit, decodeClaims, encodeClaims, type SessionClaims } from "./session-claims";
import { checkSession, type Session } from "./session-lookup";
import { createSession, revokeSession } from "./sessions";
import { SignInRefused, signInWithPassword } from "./sign-in";
import { readDevice } from "./sign-in-limit";

/** What one request through next-auth leaves behind for the wrapper to answer with. */
export type AuthTrace = {
  session: Session;
  hasFailed: boolean;
  isThrottled: boolean;
  signedIn: string | null;
  google: GoogleEntry | null;
};

const cookie = (name: string, isHttpOnly = true) => ({
  name: cookieName(name),
  options: { httpOnly: isHttpOnly, sameSite: "lax" as const, path: "/", secure: isSecureOrigin() },
});

function fail(trace: AuthTrace, error: unknown, what = "sign-in failed") {
  log.error(describeError(error), what);
  trace.hasFailed = true;
  return null;
}

function credentials(headers: Headers, trace: AuthTrace) {
  return CredentialsProvider({
    credentials: { email: {}, password: {} },
    authorize: async (given) => {
      const { email, password } = given ?? {};
      if (typeof email !== "string" || typeof password !== "string") return null;
      const deviceKey = readDevice(headers, canonicalEmail(email));
      const user = await signInWithPassword(database(), {
        email,
        password,
        address: clientAddress(headers),
        deviceKey,
      }).catch((error) => {
        if (error instanceof SignInRefused) {
          trace.isThrottled = true;
          throw error;
        }
        return fail(trace, error);
      });
      if (user) trace.signedIn = canonicalEmail(email);
      return user as (User & { sessionVersion: number }) | null;
    },
  });
}

/** The options of next-auth for one request, with its headers at hand and `trace` to note what happened. */
export function nextAuthOptions(headers: Headers, trace: AuthTrace): NextAuthOptions {
  return {
    secret: siteSecret(),
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
    providers: [credentials(headers, trace), ...googleProviders()],
    jwt: {
      maxAge: absoluteLimit,
      encode: ({ token }) => encodeClaims(token as unknown as SessionClaims),
      decode: async ({ token }) => {
        trace.session = await checkSession(token);
        // While the database is away the claims stand, so that next-auth does not clear the cookie.
        if (trace.session.state === "degraded") return { ...(await decodeClaims(token)) };
        return trace.session.state === "live" ? { ...trace.session.claims } : null;
      },
    },
    callbacks: {
      signIn: async ({ account, profile }) => {
        if (account?.provider !== "google") return true;
        trace.google = await enterWithGoogle(database(), profile).catch((error) => fail(trace, error));
        return trace.google?.state === "entered";
      },
      jwt: async ({ token, user, trigger }) => {
        if (trigger !== "signIn" || !user) return token;
        const device = { userAgent: headers.get("user-agent"), address: clientAddress(headers) };
        const found = trace.google?.state === "entered" ? trace.google.user : null;
        const fresh = found ?? (user as User & { sessionVersion: number });
        const claims = await createSession(database(), fresh, device, found ? "google" : "password");
        if (found) trace.signedIn = found.emailCanonical;
        return { ...claims };
      },
      session: ({ session }) => {
        if (trace.session.state !== "live") return { ...session, user: undefined };
        const { id, displayName, email, photoURL } = trace.session.user;
        return { expires: session.expires, user: { id, name: displayName, email, image: photoURL } };
      },
    },
    events: {
      signOut: async () => {
        if (trace.session.state === "degraded") trace.hasFailed = true;
        if (trace.session.state !== "live") return;
        await revokeSession(database(), trace.session.claims).catch((error) =>
          fail(trace, error, "sign-out failed"),
        );
      },
    },
    logger: {
      error: (code) => (code === "JWT_SESSION_ERROR" ? undefined : log.warn({ code }, "next-auth")),
      warn: () => {},
      debug: () => {},
    },
  };
}
