import "server-only";
import { channel } from "node:diagnostics_channel";
import { TRPCError } from "@trpc/server";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { createContext } from "@/server/context";
import { isDatabaseAway } from "@/server/refusal";
import { createCaller } from "@/server/root";

type Desk = ReturnType<typeof createCaller>["desk"];

/** Heard by `src/http-server/`, which alone can give a page that is being rendered another status. */
const away = channel("aurea:database-away");

/**
 * Runs procedures of the Desk for a page, as whoever asks for it. For anyone but the coach, and for a record that
 * is not there, the page does not exist.
 */
export async function deskCall<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
  const caller = createCaller(createContext(await headers(), new Headers()));
  try {
    return await work(caller.desk);
  } catch (error) {
    const isHidden =
      error instanceof TRPCError && ["NOT_FOUND", "UNAUTHORIZED", "BAD_REQUEST"].includes(error.code);
    if (isHidden) notFound();
    if (isDatabaseAway(error)) away.publish(null);
    throw error;
  }
}
