import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { namedFiles } from "./built-pages";
import { oddHeaders } from "./fuzz-headers";
import { objectOf, oddJson, oddName, oddPlaces, oddText } from "./fuzz-values";
import { asker, bytesOf, inPath, inQuery, type Shot, type World } from "./fuzz-world";
import { routePatterns } from "./page-paths";

const routes = routePatterns();
const named = [...new Set(namedFiles().flatMap(([file]) => (file.startsWith("/") ? [file] : [])))];
const inPublic = readdirSync("public", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice("public".length));
const files = [...inPublic, ...named];

/** A text as a part of an address: encoded once, twice, not at all, or so that it cannot be read. */
const oddPart = fc.oneof(
  oddText.map((text) => inQuery(text)),
  oddText.map((text) => inQuery(inQuery(text))),
  oddText.map((text) => inPath(text).slice(0, 2_000)),
  fc.constantFrom(
    "%",
    "%E0%A4%A",
    "%C0%AE%C0%AE",
    "%ED%A0%80",
    "%00",
    "%2e%2e",
    "..",
    ".",
    "",
    "%2F",
    "%5C",
    "\\",
    ";x",
  ),
);

const names =
  "q cursor status order sort kind state plan app days id _rsc __nextDefaultLocale callbackUrl error".split(
    " ",
  );
const query = (world: World) =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom(...names) },
          oddName.map((text) => inQuery(text)),
        ),
        fc.oneof(
          { weight: 3, arbitrary: oddPart },
          fc.constantFrom(
            "all",
            "newest",
            "30",
            "waiting",
            "reset",
            "guardian",
            "noor",
            ...oddPlaces,
            ...world.ids,
          ),
        ),
      ),
      { maxLength: 3 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value.replaceAll("#", "%23")}`).join("&"));

function pathsOf(known: readonly string[], world: World) {
  const part = fc.oneof(oddPart, fc.constantFrom("guardian", "x", "csrf", "session", ...world.ids));
  const base = fc
    .tuple(fc.constantFrom(...known), part)
    .map(([path, one]) => path.replaceAll(/\[[^\]]+\]/g, () => one));
  const changes = fc.constantFrom<(path: string, part: string) => string>(
    (path, one) => `${path}/${one}`,
    (path) => `${path}/`,
    (path) => `/${path}`,
    (path) => path.toUpperCase(),
    (path) => path.replace(/[a-z]/, (one) => `%${one.charCodeAt(0).toString(16)}`),
    (path, one) => `/${one}${path}`,
    (path, one) => path.replace(/[^/]+$/, () => one),
    (path) => `${path}.rsc`,
    (path) => `${path}.segments/_tree.segment.rsc`,
    (path) => `${path}.txt`,
    (path) => `/_next/data/x${path}.json`,
    (path) => `/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`,
    (_, one) => `/_next/image?url=${one}&w=${one}&q=1`,
    (path) => `http://evil.example${path}`,
    (path) => path.replaceAll("/", "\\"),
    (path) => path.replaceAll("/", "%2f"),
    (_, one) => `/_next/${one}`,
  );
  return fc
    .tuple(
      base,
      fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 4, arbitrary: changes }),
      part,
    )
    .map(([path, change, one]) => (change ? change(path, one) : path));
}

/** The fields of a sign-in, with some that are not its own, or said twice. */
const forms = (world: World) => {
  const value = fc.oneof(
    { weight: 2, arbitrary: oddText },
    fc.constantFrom(...world.addresses, "quiet-water-at-dawn", "true"),
  );
  const name = fc.oneof(fc.constantFrom("email", "json", "callbackUrl", "redirect", "csrfToken"), oddName);
  const more = fc.array(fc.tuple(name, value), { maxLength: 3 });
  return fc
    .tuple(value, value, more)
    .map(([email, password, rest]): [string, string][] => [
      ["email", email],
      ["password", password],
      ...rest,
    ]);
};

const announced = fc
  .array(
    fc.tuple(
      oddText,
      fc.constantFrom("1", "100", "0", "-1", "1.5", "1e400", "9e15", '"7"', "null"),
      fc.constantFrom("image/png", "image/svg+xml", "", "x/y"),
    ),
    { maxLength: 3 },
  )
  .map((all) => {
    const list = all.map(([name, size, type]) =>
      objectOf([
        ["name", JSON.stringify(name)],
        ["size", size],
        ["type", `"${type}"`],
      ]),
    );
    return objectOf([
      ["input", "null"],
      ["files", `[${list}]`],
    ]);
  });

type Bare = Omit<Shot, "as">;
const json: Shot["headers"][number] = ["content-type", "application/json"];

/** Posts to next-auth, half of them with a token against forgery that is right. */
function signIns(world: World): fc.Arbitrary<Bare> {
  const action = fc.constantFrom("callback/credentials", "signout", "signin/google", "signin");
  return fc
    .tuple(action, forms(world), fc.boolean(), fc.boolean(), fc.nat(5))
    .map(([to, fields, isRight, isJson, dice]) => {
      const all: [string, string][] = isRight ? [...fields, ["csrfToken", world.csrf.token]] : fields;
      const text = isJson
        ? objectOf(all.map(([name, value]) => [name, JSON.stringify(value)]))
        : all.map(([name, value]) => `${inQuery(name)}=${dice ? inQuery(value) : value}`).join("&");
      const type = isJson ? "application/json" : "application/x-www-form-urlencoded";
      const headers: Shot["headers"] = [["content-type", type]];
      if (isRight) headers.push(["cookie", world.csrf.cookie]);
      return { method: "POST", path: `/api/auth/${to}`, headers, body: bytesOf(text) };
    });
}

function uploads(world: World): fc.Arbitrary<Bare> {
  const announce = fc.oneof(announced, oddJson).map(
    (body): Bare => ({
      method: "POST",
      path: "/api/uploadthing?actionType=upload&slug=profilePicture",
      headers: [json],
      body: bytesOf(body),
    }),
  );
  const put = fc.tuple(oddPart, query(world), oddText).map(
    ([part, asked, text]): Bare => ({
      method: "PUT",
      path: `/api/storage/profile_pictures/x/${part}?expires=9999999999999&x-ut-identifier=x&signature=hmac-sha256%3D00&${asked}`,
      headers: [["content-type", "multipart/form-data; boundary=x"]],
      body: bytesOf(
        `--x\r\nContent-Disposition: form-data; name="file"; filename="${text}"\r\n\r\n\x89PNG\r\n--x--\r\n`,
      ),
    }),
  );
  return fc.oneof(announce, put);
}

const methods = fc.oneof(
  { weight: 12, arbitrary: fc.constant("GET") },
  fc.constantFrom(
    "HEAD",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
    "TRACE",
    "PROPFIND",
    "QUERY",
    "M-SEARCH",
  ),
);

function visits(paths: readonly string[], world: World): fc.Arbitrary<Bare> {
  return fc.tuple(methods, pathsOf(paths, world), query(world)).map(([method, path, asked]) => ({
    method,
    path: asked ? `${path}${path.includes("?") ? "&" : "?"}${asked}` : path,
    headers: [],
    body: ["POST", "PUT", "PATCH"].includes(method) ? "a=b" : null,
  }));
}

/** Requests for everything beside the procedures: pages, the Desk, files, what Next and next-auth serve, pictures. */
export function addresses(world: World): fc.Arbitrary<Shot> {
  const desk = routes.filter((path) => path.startsWith("/desk"));
  const api = routes.filter((path) => path.startsWith("/api/") && !path.startsWith("/api/trpc"));
  const pages = routes.filter((path) => !path.startsWith("/desk") && !path.startsWith("/api/"));
  const bare = fc.oneof(
    { weight: 7, arbitrary: visits(pages, world) },
    { weight: 2, arbitrary: visits(files, world) },
    { weight: 2, arbitrary: visits(desk, world) },
    { weight: 4, arbitrary: visits(api, world) },
    { weight: 4, arbitrary: signIns(world) },
    { weight: 2, arbitrary: uploads(world) },
  );
  return fc
    .tuple(bare, asker(world), oddHeaders)
    .map(([shot, who, more]) => ({ as: who, ...shot, headers: [...shot.headers, ...more] }));
}
