const tokens = /\s*,\s*/;

/** The encodings of an Accept-Encoding header that the client takes, the ones it likes best first. */
function accepted(header = "") {
  const wishes = header.split(tokens).map((wish) => {
    const [name = "", ...parameters] = wish.toLowerCase().split(/\s*;\s*/);
    const weight = parameters.find((one) => one.startsWith("q="));
    return { name: name === "x-gzip" ? "gzip" : name, weight: weight ? Number(weight.slice(2)) : 1 };
  });
  const weightOf = (name) =>
    wishes.find((wish) => wish.name === name)?.weight ??
    wishes.find((wish) => wish.name === "*")?.weight ??
    0;
  return ["br", "gzip"]
    .filter((name) => weightOf(name) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
}

// A browser sends one of a handful of headers.
const known = new Map();
function acceptedOnce(header) {
  let list = known.get(header);
  if (!list) {
    list = accepted(header);
    if (known.size < 100) known.set(header, list);
  }
  return list;
}

const bare = (tag) => tag.replace(/^W\//, "").replaceAll('"', "");

/** Whether the client has what would be sent (RFC 9110, 13.1). */
function isUnchanged(headers, etag, modified) {
  const tags = headers["if-none-match"];
  if (tags !== undefined) return tags === "*" || tags.split(tokens).some((tag) => bare(tag) === etag);
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return !Number.isNaN(since) && modified <= since;
}

/** The one range of bytes that is asked for: `[from, to]`, null for all of them, "none" when there are no such bytes. */
function rangeOf({ range, "if-range": condition }, { etag, modified }, length) {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (!from && !to) return null;
  if (condition && bare(condition) !== etag && Date.parse(condition) !== modified) return null;
  const start = from ? Number(from) : Math.max(0, length - Number(to));
  const end = from && to ? Math.min(Number(to), length - 1) : length - 1;
  if (from && to && Number(to) < Number(from)) return null;
  return start >= length || (!from && Number(to) === 0) ? "none" : [start, end];
}

/**
 * What is sent of an answer in an encoding: its tag, its head without what belongs to the body, its whole head, its body.
 * Put together when it is first asked for.
 */
function formOf(answer, encoding) {
  const body = answer.bodies[encoding];
  const etag = encoding === "identity" ? answer.etag : `${answer.etag}-${encoding}`;
  const head = [...answer.headers, "ETag", `"${etag}"`];
  const coded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  const whole = [...head, ...coded, "Content-Length", String(body.length)];
  answer.forms[encoding] = { etag, head, whole, body };
  return answer.forms[encoding];
}

/** Sends a prepared answer, in the form that the client takes, or only as much of it as it lacks. */
export function send(request, response, answer) {
  const { headers, method } = request;
  const encoding = acceptedOnce(headers["accept-encoding"]).find((name) => answer.bodies[name]) ?? "identity";
  const { etag, head, whole, body } = answer.forms[encoding] ?? formOf(answer, encoding);

  if (answer.status === 200 && isUnchanged(headers, etag, answer.modified)) {
    response.writeHead(304, head);
    return void response.end();
  }
  const range = answer.hasRanges ? rangeOf(headers, answer, body.length) : null;
  if (range === "none") {
    response.writeHead(416, [...head, "Content-Range", `bytes */${body.length}`, "Content-Length", "0"]);
    return void response.end();
  }
  if (range) {
    const [from, to] = range;
    const size = to - from + 1;
    response.writeHead(206, [
      ...head,
      "Content-Range",
      `bytes ${from}-${to}/${body.length}`,
      "Content-Length",
      String(size),
    ]);
    return void response.end(method === "HEAD" ? undefined : body.subarray(from, to + 1));
  }
  response.writeHead(answer.status, whole);
  response.end(method === "HEAD" ? undefined : body);
}
