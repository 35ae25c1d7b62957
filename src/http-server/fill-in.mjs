import { originFrom, withAddresses } from "../addresses.mjs";

/** Rows of a payload that say how long they are, in hexadecimal bytes; the others end with their line. */
const sizedRow = /([0-9a-f]*):([TAOoUSsLlGgMmVb])([0-9a-f]+),/y;

/** A payload of React's with `fill` done to its text. Written as Latin-1, so that a character is a byte. */
function fillRows(payload, fill) {
  let filled = "";
  for (let at = 0; at < payload.length; ) {
    sizedRow.lastIndex = at;
    const [head, id, tag, size] = sizedRow.exec(payload) ?? [];
    if (head === undefined) {
      const end = payload.indexOf("\n", at) + 1 || payload.length;
      filled += fill(payload.slice(at, end));
      at = end;
    } else {
      const from = at + head.length;
      at = from + Number.parseInt(size, 16);
      const row = payload.slice(from, at);
      const text = tag === "T" ? fill(row) : row;
      filled += `${id}:${tag}${text.length.toString(16)},${text}`;
    }
  }
  return filled;
}

function fillPayload(payload, fill) {
  return Buffer.from(fillRows(Buffer.from(payload).toString("latin1"), fill), "latin1").toString();
}

const scripts = /(<script(?:\s[^>]*)?>[\s\S]*?<\/script>)/;
const payloadScript = /^(<script[^>]*>self\.__next_f\.push\()(\[1,"[\s\S]*"\])(\)<\/script>)$/;

/** JSON that no parser of HTML takes for markup. */
function scriptJson(value) {
  const coded = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/[&<>\u2028\u2029]/g, coded);
}

function fillPage(html, fill) {
  const parts = html.split(scripts);
  const bringsPayload = parts.map((part) => payloadScript.exec(part));
  // The payload is one text, however many scripts bring it.
  const payload = bringsPayload.map((script) => (script ? JSON.parse(script[2])[1] : "")).join("");
  const first = bringsPayload.findIndex(Boolean);
  const filled = parts.map((part, at) => {
    const script = bringsPayload[at];
    if (script) {
      return at === first ? script[1] + scriptJson([1, fillPayload(payload, fill)]) + script[3] : "";
    }
    return at % 2 === 1 ? fill(part) : fill(part, (address) => address.replaceAll("&", "&amp;"));
  });
  // An attribute of React's own, for pages that are sent in parts; it is not HTML.
  return filled.join("").replaceAll(' vt-update="none"', "");
}

/** A site map without the pages whose place a link elsewhere has taken. */
function fillMap(xml, fill, origin) {
  const entries = /\s*<url>\s*<loc>([^<]*)<\/loc>[\s\S]*?<\/url>/g;
  return fill(xml).replace(entries, (entry, address) => {
    if (address.startsWith("/")) return entry.replace(address, origin + address);
    return address === origin || address.startsWith(`${origin}/`) ? entry : "";
  });
}

/**
 * The way to fill in the addresses that the settings say: takes the body of something prerendered and its type, gives the body to send.
 * @param {import("../addresses.mjs").Settings} settings
 */
export function fillIn(settings) {
  const fill = (text, write) => withAddresses(text, settings, write);
  const fillers = {
    "text/html": fillPage,
    "text/x-component": fillPayload,
    "text/plain": (text) => fill(text),
    "application/xml": fillMap,
  };

  return (body, type) => {
    const filler = fillers[type.split(";", 1)[0]];
    return filler ? Buffer.from(filler(body.toString(), fill, originFrom(settings))) : body;
  };
}
