import pg from "pg";
import { expect, test } from "vitest";
import { normalizePostgresUrl, readPostgresAddress } from "./postgres-address";

const at = "postgresql://aurea:p%40ss@db.example:5432/site";

test("a PostgreSQL address without parameters is passed on unchanged", () => {
  expect(readPostgresAddress(at)).toMatchObject({ schema: undefined, ignored: [] });
  expect(readPostgresAddress(at).config).toEqual({ connectionString: at, enableChannelBinding: false });
});

test.each([
  ["aurea", '-csearch_path="aurea"', "aurea aurea"],
  ["My-Schema", '-csearch_path="My-Schema"', "aurea My-Schema"],
  ["o'brien", `-csearch_path="o'brien"`, "aurea o'brien"],
  ['a "b" \\c', '-csearch_path="a\\ ""b""\\ \\\\c"', "aurea a%20%22b%22%20%5Cc"],
])("the schema %s becomes the search path of every connection", (schema, options, name) => {
  const { config, ...rest } = readPostgresAddress(`${at}?schema=${encodeURIComponent(schema)}`);
  const { searchParams, search } = new URL(config.connectionString);
  expect(rest).toEqual({ schema, ignored: [] });
  expect(Object.fromEntries(searchParams)).toEqual({ options, application_name: name });
  expect(search).not.toContain("+");
});

test.each(["search_path=tenant", "currentSchema=tenant", "Schema=tenant", "SCHEMA=tenant&search_path=other"])(
  "the parameters %s of other drivers name the schema tenant",
  (query) => {
    const { schema, config } = readPostgresAddress(`${at}?${query}`);
    expect(schema).toBe("tenant");
    expect(new URL(config.connectionString).searchParams.get("options")).toBe('-csearch_path="tenant"');
  },
);

test.each([
  ["50%_off", "50%_off"],
  ["50%!off", "50%!off"],
  ["50%25!off", "50%!off"],
  ["pass word", "pass word"],
])("the password %s does not change how node-postgres reads the parameters", (typed, password) => {
  const { config } = readPostgresAddress(`postgres://aurea:${typed}@db/site?host=/run/postgresql&schema=a b`);
  expect(new pg.Client(config)).toMatchObject({ password, host: "/run/postgresql", database: "site" });
});

test("a question mark in a parameter of a PostgreSQL address does not cut the parameter short", () => {
  expect(readPostgresAddress(`${at}?schema=a?b`).schema).toBe("a?b");
});

test("the search path of a schema is added to the options of the PostgreSQL address", () => {
  const { config } = readPostgresAddress(`${at}?options=-c%20work_mem%3D8MB&schema=aurea`);
  expect(new URL(config.connectionString).searchParams.get("options")).toBe(
    '-c work_mem=8MB -csearch_path="aurea"',
  );
});

test("parameters of Prisma and libpq are translated for node-postgres", () => {
  const query = "sslmode=verify-full&connection_limit=3&pool_timeout=20&connect_timeout=7&pgbouncer=true";
  expect(readPostgresAddress(`${at}?${query}&channel_binding=require&schema=`)).toEqual({
    schema: undefined,
    ignored: [],
    config: {
      connectionString: `${at}?sslmode=verify-full`,
      max: 3,
      connectionTimeoutMillis: 7_000,
      enableChannelBinding: true,
    },
  });
});

test.each([
  ["sslmode=require", "sslmode=require&uselibpqcompat=true"],
  ["SSLMode=require", "sslmode=require&uselibpqcompat=true"],
  ["sslmode=verify-full&sslrootcert=system", "sslmode=verify-full"],
  ["sslmode=verify-full&sslrootcert=/etc/ca.crt", "sslmode=verify-full&sslrootcert=%2Fetc%2Fca.crt"],
])("the parameters %s become %s, so that node-postgres reads them as libpq does", (given, wanted) => {
  expect(readPostgresAddress(`${at}?${given}`)).toMatchObject({
    ignored: [],
    config: { connectionString: `${at}?${wanted}` },
  });
});

test("parameters of a PostgreSQL address that have no effect are reported and omitted", () => {
  const { ignored, config } = readPostgresAddress(
    `${at}?supa=base-pooler.x&sslmode=disable&sslaccept=strict`,
  );
  expect(ignored).toEqual(["supa", "sslaccept"]);
  expect(config.connectionString).toBe(`${at}?sslmode=disable`);
});

test.each([
  ["postgresql://aurea@/site?host=/run/postgresql", "postgresql://aurea@localhost/site?host=/run/postgresql"],
  ["postgresql://aurea:50%_off@db/site", "postgresql://aurea:50%25_off@db/site"],
  [at, at],
])(
  "the address %s, which node-postgres accepts, is normalised for the database commands",
  (given, wanted) => {
    expect(normalizePostgresUrl(given).href).toBe(wanted);
  },
);
