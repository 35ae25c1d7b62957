import "server-only";
import { channel } from "node:diagnostics_channel";
import { TRPCError } from "@trpc/server";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { createContext } from "@/server/context";
import { isDatabaseAway } from "@/server/refusal";
import { createCaller } from "@/server/root";

type Desk = ReturnType<typeof createCaller>["desk"];

/** Heard by `src/http-server/`, which alone can give a page that is being rendered another status. */
const away = channel("aurea:database-away");

/** Where a page of the Desk sends those who may see it later: to sign in, or to give their second factor. */
const ways: Partial<Record<TRPCError["code"], string>> = { UNAUTHORIZED: "/auth", FORBIDDEN: "/auth/factor" };

/**
 * Runs procedures of the Desk for a page, as whoever asks for it. Who is not signed in, or has not given their second factor, is led
 * there and comes back; for anyone but the coach, and for a record that is not there, the page does not exist.
 */
export async function deskCall<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
  const given = await headers();
  const caller = createCaller(createContext(given, new Headers()));
  try {
    return await work(caller.desk);
  } catch (error) {
    const code = error instanceof TRPCError ? error.code : null;
    const way = code && ways[code];
    if (way) redirect(`${way}?returnTo=${encodeURIComponent(given.get("x-aurea-path") ?? "/desk")}`);
    if (code === "NOT_FOUND" || code === "BAD_REQUEST") notFound();
    if (isDatabaseAway(error)) away.publish(null);
    throw error;
  }
}
