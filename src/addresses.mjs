/**
 * A build knows neither where the site will be reached nor where its outward links lead: what it prerenders has marks in
 * their place, and each start puts in what its settings say. Marks are addresses, so that they pass through whatever treats them as such.
 */
const originMark = "https://origin.aurea.invalid";
const linkMark = "https://link.aurea.invalid";

/** What env.mjs gives. @typedef {typeof import("./env.mjs").env} Settings */
/** @typedef {Extract<keyof Settings, `LINK_${string}` | `PODCAST_${string}`>} LinkName */

/** The site's own origin, from configuration and never from a request's Host. @param {Settings} settings */
export function originFrom({ isBuild, NEXTAUTH_URL, PORT }) {
  return isBuild ? originMark : (NEXTAUTH_URL ?? `http://localhost:${PORT}`);
}

/**
 * Whether an address leads somewhere: a sample lies in a domain that can never exist (RFC 2606), or says of itself that it is one.
 * @param {string} address
 */
function isReal(address) {
  const url = URL.parse(address);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    !/\.(example|invalid|test)$/.test(url.hostname) &&
    !url.pathname.endsWith("-sample")
  );
}

/** What a page may say of a link. */
const parts = {
  /** @param {string} address */
  href: (address) => address,
  /** @param {string} address */
  host: (address) => URL.parse(address)?.host ?? "",
  /** Whether it is a sample or a real address. @param {string} address */
  kind: (address) => (isReal(address) ? "real" : "sample"),
};

/**
 * What there is to say of a link: where it leads, unless another part is asked for. Its address is what the setting of that
 * name says, else `otherwise`, which may be a path of ours.
 * @param {Settings} settings
 * @param {LinkName} name
 * @param {string} otherwise
 * @param {keyof typeof parts} [part]
 */
export function linkFrom(settings, name, otherwise, part = "href") {
  if (!settings.isBuild) return parts[part](settings[name] ?? otherwise);
  return `${linkMark}/${name}/${part}/${encodeURIComponent(otherwise).replaceAll("'", "%27")}/`;
}

const marks = new RegExp(`${originMark}|${linkMark}/(\\w+)/(\\w+)/([\\w.~!*()%-]*)/`, "g");

/**
 * A text with the addresses, escaped as its language has it, in the place of their marks.
 * @param {string} text
 * @param {Settings} settings
 * @param {(address: string) => string} [write]
 */
export function withAddresses(text, settings, write = (address) => address) {
  return text.replace(marks, (_mark, name, part, otherwise) =>
    write(name ? linkFrom(settings, name, decodeURIComponent(otherwise), part) : originFrom(settings)),
  );
}
