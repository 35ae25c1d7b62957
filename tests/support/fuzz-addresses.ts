import fc from "fast-check";
import { namedFiles } from "./built-pages";
import { anyCaller } from "./fuzz-calls";
import type { FuzzRequest, World } from "./fuzz-run";
import {
  bytesOf,
  type Header,
  inPath,
  inQuery,
  objectOf,
  oddCursors,
  oddHeaders,
  oddJson,
  oddName,
  oddText,
} from "./fuzz-values";
import { routePatterns } from "./page-paths";

const routes = routePatterns();
const files = namedFiles().flatMap(([file]) => (file.startsWith("/") ? [file] : []));

/** Generates parts of an address: encoded once, twice, not at all, or malformed. */
const oddPart = fc.oneof(
  oddText.map((text) => inQuery(text)),
  oddText.map((text) => inQuery(inQuery(text))),
  oddText.map((text) => inPath(text).slice(0, 2_000)),
  fc.constantFrom("%", "%E0%A4%A", "%C0%AE%C0%AE", "%ED%A0%80", "%00", "%2e%2e", "..", ".", "", "%2F", "%5C"),
);

const queryNames =
  "q cursor page status order sort kind state plan app days id _rsc __nextDefaultLocale callbackUrl error".split(
    " ",
  );

const query = (world: World) => {
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...queryNames) },
    oddName.map((text) => inQuery(text)),
  );
  const known = ["all", "newest", "30", "waiting", "reset", "guardian", "noor", ...oddCursors, ...world.ids];
  const value = fc.oneof({ weight: 3, arbitrary: oddPart }, fc.constantFrom(...known));
  return fc
    .array(fc.tuple(name, value), { maxLength: 3 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value.replaceAll("#", "%23")}`).join("&"));
};

const changes = fc.constantFrom<(path: string, part: string) => string>(
  (path, part) => `${path}/${part}`,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (one) => `%${one.charCodeAt(0).toString(16)}`),
  (path, part) => `/${part}${path}`,
  (path, part) => path.replace(/[^/]+$/, () => part),
  (path) => `${path}.rsc`,
  (path) => `${path}.segments/_tree.segment.rsc`,
  (path) => `/_next/data/x${path}.json`,
  (path) => `/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`,
  (_, part) => `/_next/image?url=${part}&w=${part}&q=1`,
  (path) => `http://evil.example${path}`,
  (path) => path.replaceAll("/", "\\"),
  (path) => path.replaceAll("/", "%2f"),
  (_, part) => `/_next/${part}`,
);

function pathsOf(known: readonly string[], world: World) {
  const part = fc.oneof(oddPart, fc.constantFrom("guardian", "x", "csrf", "session", ...world.ids));
  const change = fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 4, arbitrary: changes });
  return fc.tuple(fc.constantFrom(...known), part, change, part).map(([pattern, parameter, change, part]) => {
    const path = pattern.replaceAll(/\[[^\]]+\]/g, () => parameter);
    return change ? change(path, part) : path;
  });
}

type Sent = Omit<FuzzRequest, "as">;
const json: Header = ["content-type", "application/json"];

const methods = fc.oneof(
  { weight: 12, arbitrary: fc.constant("GET") },
  fc.constantFrom("HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY"),
);

function visits(paths: readonly string[], world: World): fc.Arbitrary<Sent> {
  return fc.tuple(methods, pathsOf(paths, world), query(world)).map(([method, path, asked]) => ({
    method,
    path: asked ? `${path}${path.includes("?") ? "&" : "?"}${asked}` : path,
    headers: [],
    body: ["POST", "PUT", "PATCH"].includes(method) ? "a=b" : null,
  }));
}

/** Generates the fields of a sign-in, some of them additional or repeated. */
function signInFields(world: World) {
  const value = fc.oneof(
    { weight: 2, arbitrary: oddText },
    fc.constantFrom(...world.addresses, "quiet-water-at-dawn", "true"),
  );
  const name = fc.oneof(fc.constantFrom("email", "json", "callbackUrl", "redirect", "csrfToken"), oddName);
  return fc
    .tuple(value, value, fc.array(fc.tuple(name, value), { maxLength: 3 }))
    .map(([email, password, more]): Header[] => [["email", email], ["password", password], ...more]);
}

/** Generates sign-in requests, half of them with a valid CSRF token. */
function signIns(world: World): fc.Arbitrary<Sent> {
  const action = fc.constantFrom("callback/credentials", "signout", "signin/google", "signin");
  return fc
    .tuple(action, signInFields(world), fc.boolean(), fc.boolean(), fc.nat(5))
    .map(([to, fields, hasToken, isJson, dice]) => {
      const all: Header[] = hasToken ? [...fields, ["csrfToken", world.csrf.token]] : fields;
      const text = isJson
        ? objectOf(all.map(([name, value]) => [name, JSON.stringify(value)]))
        : all.map(([name, value]) => `${inQuery(name)}=${dice ? inQuery(value) : value}`).join("&");
      const type: Header = isJson ? json : ["content-type", "application/x-www-form-urlencoded"];
      const headers: Header[] = hasToken ? [type, ["cookie", world.csrf.cookie]] : [type];
      return { method: "POST", path: `/api/auth/${to}`, headers, body: bytesOf(text) };
    });
}

/** Generates announcements of pictures; security/upload-addresses.test.ts sends odd bodies to the signed addresses. */
const announcements = fc
  .oneof(
    oddJson,
    fc.array(fc.tuple(oddJson, oddJson, oddJson), { maxLength: 3 }).map((files) => {
      const announced = files.map(([name, size, type]) => `{"name":${name},"size":${size},"type":${type}}`);
      return `{"input":null,"files":[${announced}]}`;
    }),
  )
  .map(
    (text): Sent => ({
      method: "POST",
      path: "/api/uploadthing?actionType=upload&slug=profilePicture",
      headers: [json],
      body: bytesOf(text),
    }),
  );

/** Generates all requests except procedure calls. */
export function addressRequests(world: World): fc.Arbitrary<FuzzRequest> {
  const desk = routes.filter((path) => path.startsWith("/desk"));
  const api = routes.filter((path) => path.startsWith("/api/") && !path.startsWith("/api/trpc"));
  const pages = routes.filter((path) => !path.startsWith("/desk") && !path.startsWith("/api/"));
  const sent = fc.oneof(
    { weight: 7, arbitrary: visits(pages, world) },
    { weight: 2, arbitrary: visits(files, world) },
    { weight: 2, arbitrary: visits(desk, world) },
    { weight: 4, arbitrary: visits(api, world) },
    { weight: 4, arbitrary: signIns(world) },
    { weight: 2, arbitrary: announcements },
  );
  return fc
    .tuple(sent, anyCaller(world), oddHeaders)
    .map(([request, as, more]) => ({ as, ...request, headers: [...request.headers, ...more] }));
}
