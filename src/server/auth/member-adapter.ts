import "server-only";
import { PrismaAdapter } from "@auth/prisma-adapter";
import type { Database } from "../db/client";
import type { GoogleIdentity } from "./google-identity";
import { enterWithGoogle } from "./google-link";
import type { Rethrow } from "./next-auth";

// Any method of Auth.js' type may be missing; the adapter for Prisma has these.
type Lent = Required<
  Pick<ReturnType<typeof PrismaAdapter>, "getUser" | "getUserByAccount" | "unlinkAccount">
>;

type Link = { userId: string; provider: string; providerAccountId: string };

/**
 * Auth.js' adapter for Prisma, as far as next-auth may go by itself: it looks up and unlinks. Members are made, and
 * identities linked, by the rules of google-link.ts alone.
 */
export function memberAdapter(db: Database, rethrow: Rethrow) {
  const { getUser, getUserByAccount, unlinkAccount } = PrismaAdapter(db) as Lent;
  return {
    getUser: rethrow(getUser),
    getUserByAccount: rethrow(getUserByAccount),
    unlinkAccount: rethrow(unlinkAccount),
    createUser: rethrow(({ identity }: { identity: GoogleIdentity }) => enterWithGoogle(db, identity)),
    // Called once the member is there, and with them the link, in one transaction. The provider's tokens stay out.
    linkAccount: rethrow(async ({ userId, provider, providerAccountId }: Link) => {
      const owner = await getUserByAccount({ provider, providerAccountId });
      if (owner?.id !== userId) throw new Error("next-auth is not to link an identity by itself");
    }),
  };
}
