import { createContext } from "@/server/context";
import { database } from "@/server/db/client";
import { createCaller } from "@/server/root";
import { newClientAddress } from "./client-address";
import { cookieHeader } from "./cookie-header";
import { makeMember, signInAs } from "./factories";

type CallerOptions = {
  user?: { id: string; sessionVersion: number; role?: string };
  cookie?: string;
  address?: string;
};

/** Returns a caller of the real router on the real database, which sends received cookies with the next call. */
export async function createTestCaller({ user, cookie, address = newClientAddress() }: CallerOptions = {}) {
  const jar = new Map<string, string>();
  function remember(cookie: string) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar.set(name, value);
  }
  if (cookie) remember(cookie);
  if (user) remember((await signInAs(user)).cookie);

  class ResponseHeaders extends Headers {
    override append(name: string, value: string) {
      super.append(name, value);
      if (name === "set-cookie") remember(value);
    }
  }
  const caller = createCaller(() => {
    const headers = new Headers({ "x-aurea-client": address, "user-agent": "Test" });
    headers.set("cookie", cookieHeader(jar));
    return createContext(headers, new ResponseHeaders(), database());
  });
  return { caller, jar };
}

export async function createMemberCaller(given: Parameters<typeof makeMember>[0] = {}) {
  const user = await makeMember(given);
  return { user, ...(await createTestCaller({ user })) };
}

export const refusal = (name: string) => ({ cause: { name } });
