import { randomInt } from "node:crypto";
import { createContext } from "@/server/context";
import { database } from "@/server/db/client";
import { createCaller } from "@/server/root";
import { signInAs } from "./factories";

type CallerOptions = {
  user?: { id: string; sessionVersion: number; role?: string };
  cookie?: string;
  address?: string;
};

/** Returns a random client address, so that tests do not share rate limits. */
export function anyAddress() {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Calls the real router on the real database like one browser, which keeps its cookies. */
export async function createTestCaller({ user, cookie, address = anyAddress() }: CallerOptions = {}) {
  const jar = new Map<string, string>();
  const remember = (pair: string) =>
    jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  if (cookie) remember(cookie);
  if (user) remember((await signInAs(user)).cookie);

  async function call<T>(work: (caller: ReturnType<typeof createCaller>) => Promise<T>) {
    const headers = new Headers({ "x-aurea-peer": address, "user-agent": "Test" });
    headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const resHeaders = new Headers();
    try {
      return await work(createCaller(createContext(headers, resHeaders, database())));
    } finally {
      for (const set of resHeaders.getSetCookie()) remember(set.split(";")[0] ?? "");
    }
  }

  return { call, jar };
}
