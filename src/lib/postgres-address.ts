const toMilliseconds = (value: string | null) => (value === null ? undefined : Number(value) * 1_000);
const quoteName = (name: string) => `"${name.replace(/"/g, '""')}"`;
/** Escapes a value for the startup parameter `options`. */
const escapeWord = (word: string) => word.replace(/[\\\s]/g, "\\$&");
const readByDriver =
  /^(host|port|user|password|options|(fallback_)?application_name|client_encoding|ssl(mode|cert|key|rootcert|negotiation)?|uselibpqcompat|(statement|query|lock|idle_in_transaction_session)_timeout)$/;

/** Returns the `application_name` of a site in a schema of a shared database, in at most 63 ASCII characters. */
export const getApplicationName = (schema: string) => `aurea ${encodeURIComponent(schema)}`.slice(0, 63);

const escapeAddress = (address: string) => address.replace(/%(?![\da-f]{2})/gi, "%25").replaceAll(" ", "%20");

/**
 * Parses an address as node-postgres does, which also accepts an unescaped % and, for a socket, a user before an empty
 * host.
 */
export const normalizePostgresUrl = (address: string) =>
  new URL(escapeAddress(address.replace("@/", "@localhost/")));

/**
 * Returns node-postgres's settings and the default schema for a DATABASE_URL, which may have parameters of Prisma,
 * libpq and JDBC in any case. `ignored` lists parameters without effect.
 */
export function readPostgresAddress(url: string) {
  const [typed = "", query = ""] = url.split(/\?(.*)/s, 2);
  // node-postgres would escape the parameters again if it had to escape the address.
  const address = escapeAddress(typed);
  const entries = [...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]);
  const parameters = new URLSearchParams(entries);
  const take = (name: string) => {
    const value = parameters.get(name) || null;
    parameters.delete(name);
    return value;
  };
  const schema = take("schema") ?? take("search_path") ?? take("currentschema") ?? undefined;
  const limit = take("connection_limit");
  const poolTimeout = toMilliseconds(take("pool_timeout"));
  const config = {
    max: limit === null ? undefined : Number(limit),
    connectionTimeoutMillis: toMilliseconds(take("connect_timeout")) ?? poolTimeout,
    enableChannelBinding: /^(require|prefer)$/.test(take("channel_binding") ?? ""),
  };
  // Removes the parameter `pgbouncer`, which is not needed, because no prepared statement has a name.
  take("pgbouncer");
  if (schema) {
    const path = `-csearch_path=${escapeWord(quoteName(schema))}`;
    parameters.set("options", [parameters.get("options"), path].filter(Boolean).join(" "));
    if (!parameters.has("application_name")) parameters.set("application_name", getApplicationName(schema));
  }
  // Applies libpq's meaning of these modes, as `pg_dump` does; node-postgres treats each as verify-full.
  if (/^(prefer|require|verify-ca)$/.test(parameters.get("sslmode") ?? ""))
    parameters.set("uselibpqcompat", "true");
  // In libpq "system" means the machine's certificate authorities. Node cannot use those and has its own list.
  if (parameters.get("sslrootcert") === "system") parameters.delete("sslrootcert");
  const ignored = [...parameters.keys()].filter((name) => !readByDriver.test(name));
  for (const name of ignored) parameters.delete(name);
  // PostgreSQL's own programs do not decode a + as a space.
  const rest = `${parameters}`.replaceAll("+", "%20");
  const given = Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
  return { schema, ignored, config: { connectionString: rest ? `${address}?${rest}` : address, ...given } };
}
