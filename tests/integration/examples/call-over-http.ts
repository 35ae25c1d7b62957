import {
  createTRPCClient,
  httpBatchLink,
  httpSubscriptionLink,
  splitLink,
  TRPCClientError,
} from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "../../../src/server/root";

const [site = "http://localhost:3000", email = "", password = ""] = process.argv.slice(2);

// Cookies identify the caller, so they are returned with each call as in a browser.
const cookies = new Map<string, string>();

async function fetchWithCookies(input: string | URL | Request, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
  // The site refuses changes from other origins.
  headers.set("origin", site);
  const response = await fetch(input, { ...init, headers });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (name) cookies.set(name, value ?? "");
  }
  return response;
}

async function signIn() {
  const { csrfToken } = await (await fetchWithCookies(`${site}/api/auth/csrf`)).json();
  const answer = await fetchWithCookies(`${site}/api/auth/callback/credentials`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, csrfToken, json: "true" }),
  });
  if (!answer.ok) throw new Error(`not signed in: ${answer.status}`);
}

const url = `${site}/api/trpc`;
const api = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === "subscription",
      true: httpSubscriptionLink({ url, transformer: superjson }),
      false: httpBatchLink({ url, transformer: superjson, fetch: fetchWithCookies, maxItems: 10 }),
    }),
  ],
});

// `reason` is the stable name of a refusal.
await api.profile.get.query().catch((error: unknown) => {
  if (!(error instanceof TRPCClientError)) throw error;
  console.log(`before: ${error.data.httpStatus} ${error.data.reason}`);
});

await signIn();
const profile = await api.profile.get.query();
console.log(`after: ${profile?.displayName}, a member since ${profile?.createdAt.getFullYear()}`);

// Node's EventSource requires --experimental-eventsource.
const votes = api.futureApps.onVote.subscribe(undefined, {
  onStarted: () => void api.futureApps.vote.mutate({ slug: "mind-gardener" }),
  onData: ({ id, voteCount }) => {
    if (id !== "mind-gardener" || voteCount === 0) return;
    console.log(`received: ${id} has ${voteCount}`);
    votes.unsubscribe();
  },
});
