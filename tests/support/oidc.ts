import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { interactionPolicy } from "oidc-provider";
import { cookieHeader } from "./cookie-header";

/** "absent" leaves email_verified out. */
export type OidcAccount = {
  sub: string;
  email: string;
  email_verified: "true" | "false" | "text" | "absent";
  name?: string;
  picture?: string;
  /** The provider returns the address here. Google uses the ID token, other providers only the userinfo endpoint. */
  said?: "id_token" | "userinfo";
};

const clientId = "aurea-tests";
const clientSecret = "a-client-secret-for-tests-only";

const verified = { true: true, false: false, text: "true", absent: undefined };

function claimsOf(account: OidcAccount, use: string) {
  if (account.said === "userinfo" && use === "id_token") return { sub: account.sub };
  const { sub, email, name, picture } = account;
  const flag = verified[account.email_verified];
  return { sub, email, name, picture, ...(flag === undefined ? {} : { email_verified: flag }) };
}

const form = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Choose an account</title><h1>Choose an account</h1>
<form method="post">
<p><label>Subject <input name="sub" required></label></p>
<p><label>Address <input name="email" required></label></p>
<p><label>Verified <select name="email_verified"><option>true<option>false<option>text<option>absent</select></label></p>
<p><label>Name <input name="name"></label></p>
<p><button name="answer" value="allow">Continue</button>
<button name="answer" value="deny" formnovalidate>Refuse</button>
<button name="answer" value="leave" formnovalidate>Cancel</button></p></form></html>`;

async function readForm(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
}

function resultOf({ answer, ...account }: Record<string, string>, keep: (account: OidcAccount) => void) {
  if (answer === "leave") return { error: "access_denied", error_description: "" };
  if (answer === "deny") {
    return { error: "temporarily_unavailable", error_description: "The provider is resting." };
  }
  keep(account as OidcAccount);
  return { login: { accountId: account.sub, remember: false }, select_account: {} };
}

function configure(redirectUri: string, accounts: Map<string, OidcAccount>) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig" }] },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    // Puts the address into the ID token, as Google does; by default only the userinfo endpoint returns the address.
    conformIdTokenClaims: false,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx: object, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_ctx: object, sub: string) => {
      const account = accounts.get(sub);
      return account && { accountId: sub, claims: (use: string) => claimsOf(account, use) };
    },
    loadExistingGrant: async (ctx: GrantContext) => {
      const { client, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> };
type GrantContext = {
  oidc: {
    client: { clientId: string };
    session: { accountId: string };
    provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant };
  };
};

async function interact(
  provider: Provider,
  accounts: Map<string, OidcAccount>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== "POST") {
    response.setHeader("content-type", "text/html");
    response.end(form);
    return;
  }
  const result = resultOf(await readForm(request), (account) => accounts.set(account.sub, account));
  await provider.interactionFinished(request, response, result);
}

/** Starts an OpenID provider with a form. A cookie named `coop` sets its pages' Cross-Origin-Opener-Policy. */
export async function startOidc({ redirectUri, port = 0 }: { redirectUri: string; port?: number }) {
  const accounts = new Map<string, OidcAccount>();
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configure(redirectUri, accounts));
  const serve = provider.callback();
  server.on("request", (request, response) => {
    const coop = /(?:^|;\s*)coop=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1];
    if (coop) response.setHeader("cross-origin-opener-policy", coop);
    if (!request.url?.startsWith("/interaction/")) return serve(request, response);
    interact(provider, accounts, request, response).catch(() => {
      response.statusCode = 500;
      response.end();
    });
  });
  return {
    issuer,
    clientId,
    clientSecret,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Returns the address to which the provider redirects. */
export async function visitOidc(start: string, account: OidcAccount | "deny" | "leave") {
  const { origin } = new URL(start);
  const jar = new Map<string, string>();
  const body = new URLSearchParams(
    typeof account === "string" ? { answer: account } : { answer: "allow", ...account },
  );
  let url = start;
  for (let step = 0; step < 10; step += 1) {
    const isForm = new URL(url).pathname.startsWith("/interaction/");
    const response = await fetch(url, {
      redirect: "manual",
      method: isForm ? "POST" : "GET",
      headers: { cookie: cookieHeader(jar) },
      body: isForm ? body : undefined,
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url).href;
    if (new URL(url).origin !== origin) return url;
  }
  throw new Error("the provider went round in circles");
}
