import "server-only";
import type { Profile } from "next-auth";
import GoogleProvider from "next-auth/providers/google";
import { env } from "@/env.mjs";
import { database } from "../db/client";
import type { SetCookie } from "../http/cookies";
import { createPendingCookie } from "./google-link";
import { LinkNeeded, readIdentity, signInWithGoogle } from "./google-sign-in";
import { withRefusalCode } from "./sign-in";

export function isGoogleConfigured() {
  return Boolean(env.AUTH_GOOGLE_ID && env.AUTH_GOOGLE_SECRET);
}

type UserinfoCall = {
  client: { userinfo: (accessToken: string) => Promise<Profile> };
  tokens: { access_token?: string };
};

// Google's ID token has all claims; other OpenID providers may send the email address only from the userinfo endpoint.
async function readProfile({ client, tokens }: UserinfoCall): Promise<Profile> {
  const claims = (tokens as { claims: () => Profile }).claims();
  if (claims.email !== undefined || !tokens.access_token) return claims;
  const more = await client.userinfo(tokens.access_token);
  if (more.sub !== claims.sub) throw new Error("the provider's two answers are about different people");
  return { ...more, ...claims };
}

/**
 * Creates or links the member of a Google identity before next-auth looks for the member. Throws SignInRefused
 * "Unproven" or "Unavailable", or sets the cookie of the pending identity and throws "LinkNeeded".
 */
export async function admitGoogle(claims: unknown, setCookie: SetCookie) {
  const enter = async () => signInWithGoogle(database(), readIdentity(claims));
  await withRefusalCode(enter()).catch((error) => {
    if (error instanceof LinkNeeded) setCookie(...createPendingCookie(error.pending));
    throw error;
  });
}

export function createGoogleProviders() {
  if (!env.AUTH_GOOGLE_ID || !env.AUTH_GOOGLE_SECRET) return [];
  return [
    GoogleProvider({
      clientId: env.AUTH_GOOGLE_ID,
      clientSecret: env.AUTH_GOOGLE_SECRET,
      wellKnown: `${env.AUTH_GOOGLE_ISSUER}/.well-known/openid-configuration`,
      authorization: { params: { scope: "openid email profile", prompt: "select_account" } },
      userinfo: { request: readProfile },
      checks: ["pkce", "state", "nonce"],
      httpOptions: { timeout: 5_000 },
      // The email address is left out, so that next-auth does not link accounts by its own rules.
      profile: ({ sub, picture }) => ({ id: sub, image: picture }),
    }),
  ];
}
