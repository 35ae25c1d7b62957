import "server-only";
import CredentialsProvider from "next-auth/providers/credentials";
import { canonicalEmail } from "@/lib/email-address";
import { database } from "../db/client";
import { getClientAddress } from "../http/client-address";
import { createGoogleProviders } from "./google-provider";
import { signInWithPassword, withRefusalCode } from "./sign-in";
import { readDevice } from "./sign-in-limit";

const createCredentialsProvider = (headers: Headers) =>
  CredentialsProvider({
    credentials: { email: {}, password: {} },
    async authorize(given) {
      const { email, password } = given ?? {};
      if (typeof email !== "string" || typeof password !== "string") return null;
      const emailCanonical = canonicalEmail(email);
      const deviceKey = readDevice(headers, emailCanonical);
      const attempt = { email, password, address: getClientAddress(headers), deviceKey };
      const member = await withRefusalCode(signInWithPassword(database(), attempt));
      return member && { ...member, email: emailCanonical };
    },
  });

export function createProviders(headers: Headers) {
  return [createCredentialsProvider(headers), ...createGoogleProviders()];
}

/** The format is that of next-auth's own route. */
export function listProviders() {
  const listed = createProviders(new Headers()).map(({ id, name, type }) => [id, { id, name, type }]);
  return Object.fromEntries(listed);
}
