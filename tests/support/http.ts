import { env } from "@/env.mjs";
import { handleIngest, handleUploads } from "@/features/profile/picture-router";
import { handleAuth as authRoute } from "@/server/auth/route";
import { getSessionCookieName } from "@/server/auth/sessions";
import { handleTrpc } from "@/server/trpc-handler";
import { newClientAddress } from "./client-address";
import { cookieHeader } from "./cookie-header";
import { goodPassword, makeMember } from "./factories";
import { callAsNext } from "./request-scope.mjs";

const origin = env.NEXTAUTH_URL ?? "";
const json = { "content-type": "application/json" };
export const announceAt = "/api/uploadthing?actionType=upload&slug=profilePicture";

export const handleAuth = (request: Request): Promise<Response> => callAsNext(authRoute, request);

type Call = {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit | null;
  signal?: AbortSignal;
};

/**
 * Returns a browser that calls the handlers of this process, or another instance at the URL `at`. If `address` or `at`
 * is a function, each request calls the function.
 */
export function createBrowser(
  address: string | (() => string) = newClientAddress(),
  at?: string | (() => string),
) {
  const jar = new Map<string, string>();

  async function send(handler: (request: Request) => Promise<Response>, path: string, call: Call = {}) {
    const peer = typeof address === "string" ? address : address();
    const base = typeof at === "function" ? at() : at;
    const headers = new Headers({
      "x-aurea-client": peer,
      // Other instances overwrite x-aurea-client and read x-forwarded-for, because they run as if behind a proxy.
      "x-forwarded-for": peer,
      "user-agent": "Test",
      ...(call.method === "POST" || call.method === "PUT" ? { origin, "sec-fetch-site": "same-origin" } : {}),
      ...call.headers,
    });
    if (!headers.has("cookie")) {
      headers.set("cookie", cookieHeader(jar));
    }
    const init: RequestInit = {
      method: call.method ?? "GET",
      headers,
      body: call.body,
      redirect: "manual",
      signal: call.signal,
    };
    const response = base
      ? await fetch(`${base}${path}`, init)
      : await handler(new Request(new URL(path, origin), init));
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = "", ...rest] = cookie.split("; ");
      const at = pair.indexOf("=");
      const isGone = rest.some(
        (part) => /^max-age=0$/i.test(part) || /^expires=thu, 01 jan 1970/i.test(part),
      );
      if (isGone) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  const auth = (path: string, call?: Call) => send(handleAuth, `/api/auth/${path}`, call);
  const upload = (path: string, call?: Call) =>
    send(path.includes("/api/storage/") ? handleIngest : handleUploads, path, call);
  const trpc = (path: string, call?: Call) => send(handleTrpc, `/api/trpc/${path}`, call);
  const mutate = (path: string, input: unknown, headers: Record<string, string> = {}) =>
    trpc(path, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify({ json: input }) });
  /** Another instance must answer, because this process cannot render pages. */
  const page = (path: string) => send(() => Promise.reject(new Error(`${path} is a page`)), path);

  async function post(action: string, fields: Record<string, string>) {
    const { csrfToken } = await (await auth("csrf")).json();
    return auth(action, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ ...fields, csrfToken, json: "true" }),
    });
  }

  return {
    jar,
    auth,
    trpc,
    mutate,
    upload,
    /** Requests a signed address for a PNG of `size` bytes; `sendPicture` sends the PNG to that address. */
    announcePicture: (size: number) => {
      const body = JSON.stringify({ input: null, files: [{ name: "me.png", size, type: "image/png" }] });
      return upload(announceAt, { method: "POST", headers: json, body });
    },
    sendPicture: (path: string, picture: Uint8Array, headers?: Record<string, string>) => {
      const body = new FormData();
      body.append("file", new Blob([new Uint8Array(picture)]), "me.png");
      return upload(path, { method: "PUT", headers, body });
    },
    page,
    /** The cookie has the form `name=value`. */
    keep: (cookie: string) => {
      const [name = "", value = ""] = cookie.split(/=(.*)/s);
      jar.set(name, value);
    },
    sessionValue: () => jar.get(getSessionCookieName()),
    signIn: (email: string, password: string) => post("callback/credentials", { email, password }),
    signOut: () => post("signout", {}),
    session: async () =>
      (await auth("session")).json() as Promise<{
        user?: { email: string; name: string; image: string | null };
      }>,
  };
}

export async function createMemberBrowser(given: Parameters<typeof makeMember>[0] = {}) {
  const user = await makeMember(given);
  const browser = createBrowser();
  const { status } = await browser.signIn(user.email, goodPassword);
  if (status !== 200) throw new Error(`the sign-in was answered with ${status}`);
  return { user, browser };
}
