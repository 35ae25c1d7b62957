import "server-only";
import type { Profile } from "next-auth";
import GoogleProvider from "next-auth/providers/google";
import { env } from "@/env.mjs";
import { readIdentity } from "./google-identity";
import type { Rethrow } from "./next-auth";

/** Whether the operator gave this site an OAuth client of Google's. */
export function isGoogleConfigured() {
  return Boolean(env.AUTH_GOOGLE_ID && env.AUTH_GOOGLE_SECRET);
}

type UserinfoCall = {
  client: { userinfo: (accessToken: string) => Promise<Profile> };
  tokens: { access_token?: string };
};

// Google's ID token, checked by then, says it all; by the standard a provider may keep the address for this call.
async function readProfile({ client, tokens }: UserinfoCall): Promise<Profile> {
  const claims = (tokens as { claims: () => Profile }).claims();
  if (claims.email !== undefined || !tokens.access_token) return claims;
  const more = await client.userinfo(tokens.access_token);
  if (more.sub !== claims.sub) throw new Error("the provider's two answers are about different people");
  return { ...more, ...claims };
}

// Without an address in it: next-auth would compare that by itself, and refuse without saying whose account it is.
async function profileOf(claims: Profile) {
  const identity = readIdentity(claims);
  return { id: identity.sub, identity };
}

/** Google, or the OpenID provider that stands in for it, as next-auth asks it; nothing when not configured. */
export function googleProviders(rethrow: Rethrow) {
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
      profile: rethrow(profileOf),
    }),
  ];
}
