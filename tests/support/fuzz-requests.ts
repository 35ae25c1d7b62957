import fc from "fast-check";
import { namedFiles } from "./built-pages";
import { calls } from "./fuzz-calls";
import type { FuzzRequest, Header, Sent, World } from "./fuzz-run";
import {
  bytesOf,
  inPath,
  inQuery,
  json,
  jsonType,
  objectOf,
  oddCursors,
  oddHeaders,
  oddJson,
  oddName,
  oddText,
} from "./fuzz-values";
import { routePatterns } from "./page-paths";

/** Generates parts of an address: encoded once, twice, not at all, or malformed. */
const oddPart = fc.oneof(
  oddText.map((text) => inQuery(text)),
  oddText.map((text) => inQuery(inQuery(text))),
  oddText.map((text) => inPath(text).slice(0, 2_000)),
  fc.constantFrom("%", "%E0%A4%A", "%C0%AE%C0%AE", "%ED%A0%80", "%00", "%2e%2e", "..", ".", "", "%2F", "%5C"),
);

const queryNames =
  "q cursor page status order sort kind state plan app days id _rsc __nextDefaultLocale callbackUrl error";

const changesOfPaths = fc.constantFrom<(path: string, part: string) => string>(
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

/** Generates visits to the given paths, in which parameters stand in brackets. */
function visits(paths: readonly string[], world: World): fc.Arbitrary<Sent> {
  const part = fc.oneof(oddPart, fc.constantFrom("guardian", "x", "csrf", "session", ...world.ids));
  const same = fc.constant((path: string) => path);
  const change = fc.oneof({ weight: 5, arbitrary: same }, { weight: 4, arbitrary: changesOfPaths });
  const known = ["all", "newest", "30", "waiting", "reset", "guardian", "noor", ...oddCursors, ...world.ids];
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...queryNames.split(" ")) },
    oddName.map((text) => inQuery(text)),
  );
  const value = fc.oneof({ weight: 3, arbitrary: oddPart }, fc.constantFrom(...known));
  const query = fc.array(fc.tuple(name, value), { maxLength: 3 });
  const methods = ["HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY"];
  const method = fc.oneof({ weight: 12, arbitrary: fc.constant("GET") }, fc.constantFrom(...methods));
  return fc
    .tuple(method, fc.constantFrom(...paths), part, change, part, query)
    .map(([method, pattern, parameter, change, part, pairs]) => {
      const path = change(
        pattern.replaceAll(/\[[^\]]+\]/g, () => parameter),
        part,
      );
      const asked = pairs.map(([name, value]) => `${name}=${value.replaceAll("#", "%23")}`).join("&");
      const body = ["POST", "PUT", "PATCH"].includes(method) ? "a=b" : null;
      return {
        method,
        path: asked ? `${path}${path.includes("?") ? "&" : "?"}${asked}` : path,
        headers: [],
        body,
      };
    });
}

/** Generates sign-in requests with additional or repeated fields, half of them with a valid CSRF token. */
function signIns(world: World): fc.Arbitrary<Sent> {
  const action = fc.constantFrom("callback/credentials", "signout", "signin/google", "signin");
  const known = fc.constantFrom(...world.addresses, "quiet-water-at-dawn", "true");
  const value = fc.oneof({ weight: 2, arbitrary: oddText }, known);
  const name = fc.oneof(fc.constantFrom("email", "json", "callbackUrl", "redirect", "csrfToken"), oddName);
  const more = fc.array(fc.tuple(name, value), { maxLength: 3 });
  return fc
    .tuple(action, value, value, more, fc.boolean(), fc.boolean(), fc.nat(5))
    .map(([to, email, password, others, hasToken, isJson, dice]) => {
      const fields: Header[] = [["email", email], ["password", password], ...others];
      if (hasToken) fields.push(["csrfToken", world.csrf.token]);
      const text = isJson
        ? objectOf(fields.map(([name, value]) => [name, json(value)]))
        : fields.map(([name, value]) => `${inQuery(name)}=${dice ? inQuery(value) : value}`).join("&");
      const type: Header = isJson ? jsonType : ["content-type", "application/x-www-form-urlencoded"];
      const headers: Header[] = hasToken ? [type, ["cookie", world.csrf.cookie]] : [type];
      return { method: "POST", path: `/api/auth/${to}`, headers, body: bytesOf(text) };
    });
}

/** Generates requests for signed upload addresses. security/upload-addresses.test.ts sends odd bodies to them. */
const announcements = fc
  .oneof(
    oddJson,
    fc.array(fc.tuple(oddJson, oddJson, oddJson), { maxLength: 3 }).map((files) => {
      const announced = files.map(([name, size, type]) => `{"name":${name},"size":${size},"type":${type}}`);
      return `{"input":null,"files":[${announced}]}`;
    }),
  )
  .map((text): Sent => {
    const path = "/api/uploadthing?actionType=upload&slug=profilePicture";
    return { method: "POST", path, headers: [jsonType], body: bytesOf(text) };
  });

const routes = routePatterns();
const files = namedFiles().flatMap(([file]) => (file.startsWith("/") ? [file] : []));

/** Generates requests of all kinds by visitors, members and coaches. */
export function fuzzRequests(world: World): fc.Arbitrary<FuzzRequest> {
  const desk = routes.filter((path) => path.startsWith("/desk"));
  const api = routes.filter((path) => path.startsWith("/api/"));
  const pages = routes.filter((path) => !path.startsWith("/desk") && !path.startsWith("/api/"));
  const sent = fc.oneof(
    { weight: 26, arbitrary: calls(world) },
    { weight: 7, arbitrary: visits(pages, world) },
    { weight: 2, arbitrary: visits(files, world) },
    { weight: 2, arbitrary: visits(desk, world) },
    { weight: 4, arbitrary: visits(api, world) },
    { weight: 4, arbitrary: signIns(world) },
    { weight: 2, arbitrary: announcements },
  );
  const coaches = world.people.flatMap(({ role }, at) => (role === "coach" ? [at] : []));
  const anyone = fc.integer({ min: -1, max: world.people.length - 1 });
  const caller = fc.oneof({ weight: 2, arbitrary: anyone }, fc.constantFrom(...coaches));
  const methods = ["PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "GET", "POST", "QUERY"];
  const other = fc.oneof({ weight: 25, arbitrary: fc.constant(undefined) }, fc.constantFrom(...methods));
  return fc.tuple(sent, caller, oddHeaders, other).map(([request, as, more, method = request.method]) => {
    return { ...request, method, as, headers: [...request.headers, ...more] };
  });
}
