import "server-only";
import CredentialsProvider from "next-auth/providers/credentials";
import { database } from "../db/client";
import { createGoogleProviders } from "./google-provider";
import { signInWithPassword, withRefusalCode } from "./sign-in";

const createCredentialsProvider = (headers: Headers) =>
  CredentialsProvider({
    credentials: { email: {}, password: {} },
    async authorize(given) {
      const { email, password } = given ?? {};
      if (typeof email !== "string" || typeof password !== "string") return null;
      return withRefusalCode(signInWithPassword(database(), headers, { email, password }));
    },
  });

export function createProviders(headers: Headers) {
  return [createCredentialsProvider(headers), ...createGoogleProviders()];
}
