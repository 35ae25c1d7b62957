import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { z } from "zod";
import { readLimits } from "@/server/limit-middleware";
import { accesses, listRefusals, type ProcedureMeta } from "@/server/procedure-meta";
import { refusalMeanings } from "@/server/refusal";
import { appRouter } from "@/server/root";

type Bound = "minLength" | "maxLength" | "minItems" | "maxItems" | "minimum" | "maximum";
type Text = "type" | "format" | "pattern" | "description";

/** The part of JSON Schema that zod generates for inputs. */
export type InputSchema = Partial<Record<Bound, number> & Record<Text, string>> & {
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly InputSchema[];
  items?: InputSchema;
  properties?: Record<string, InputSchema>;
  required?: readonly string[];
};

type Definition = {
  type: "query" | "mutation" | "subscription";
  inputs: z.ZodType[];
  middlewares: object[];
  meta: ProcedureMeta;
};

// At run time this record is flat, with names such as "desk.mail.list", although its type is nested.
const definitions = appRouter._def.procedures as unknown as Record<string, { _def: Definition }>;

/** The procedures are in the order of the routers. */
export const procedures = Object.entries(definitions).map(([name, { _def }]) => {
  const { type, inputs, middlewares, meta } = _def;
  const [schema] = inputs;
  const callLimits = readLimits(middlewares);
  return {
    name,
    type,
    schema,
    input: schema && (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as InputSchema),
    access: meta.access ?? "public",
    limits: [...callLimits, ...(meta.serviceLimits ?? [])],
    refusals: {
      ...listRefusals(meta),
      ...(callLimits.length > 0 && ({ "rate-limited": "TOO_MANY_REQUESTS" } as const)),
    },
  };
});

function renderSection(heading: string, columns: readonly string[], rows: readonly (readonly string[])[]) {
  const divider = columns.map(() => "---");
  const lines = [columns, divider, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `## ${heading}\n\n${lines.join("\n")}`;
}

function formatRange(least = 0, most = Number.MAX_SAFE_INTEGER) {
  if (most < Number.MAX_SAFE_INTEGER) return ` ${least}–${most}`;
  return least > 0 ? ` from ${least}` : "";
}

/** Omits the fields of an object inside another object, because a table cell has little space. */
function formatType(schema: InputSchema, isInObject = false): string {
  const { type = "", format, anyOf, items = {} } = schema;
  if (anyOf) return [...new Set(anyOf.map((one) => formatType(one, isInObject)))].join(" or ");
  if (schema.enum) return schema.enum.join("/");
  if (schema.const) return `${schema.const}`;
  if (type === "array")
    return `list${formatRange(schema.minItems, schema.maxItems)} of ${formatType(items, isInObject)}`;
  if (type === "object") {
    const fields = isInObject ? "" : formatFields(schema, true);
    return fields ? `{ ${fields} }` : "object";
  }
  if (type === "string") return format ?? `string${formatRange(schema.minLength, schema.maxLength)}`;
  return type + formatRange(schema.minimum, schema.maximum);
}

function formatFields({ properties = {}, required = [] }: InputSchema, isInObject = false) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `\`${name}${required.includes(name) ? "" : "?"}\` ${formatType(schema, isInObject)}`,
  );
  return fields.join(", ");
}

function renderProcedure({ name, type, access, input, limits, refusals }: (typeof procedures)[number]) {
  const { label, refusals: always } = accesses[access];
  const own = Object.keys(refusals).filter((reason) => !(reason in always));
  const limitNames = limits.map((limit) => limit.name).join(", ");
  return [`\`${name}\``, type, label, input ? formatFields(input) : "", own.join(", "), limitNames];
}

function renderRouter(router: string) {
  const rows = procedures.filter(({ name }) => name.startsWith(`${router}.`)).map(renderProcedure);
  return renderSection(router, ["Procedure", "Kind", "Callers", "Input", "Refusals", "Rate limits"], rows);
}

function renderRefusal([reason, meaning]: [string, string]) {
  const codes = procedures.flatMap(({ refusals }) => refusals[reason as keyof typeof refusals] ?? []);
  const statuses = codes.flat().map((code) => getHTTPStatusCodeFromError(new TRPCError({ code })));
  return [`\`${reason}\``, [...new Set(statuses)].sort().join(", "), meaning];
}

export function renderProcedures() {
  const routers = new Set(procedures.map(({ name }) => name.slice(0, name.lastIndexOf("."))));
  const callers = Object.values(accesses).map(({ label, means, refusals }) => {
    return [label, means, Object.keys(refusals).join(", ")];
  });
  const refusals = Object.entries(refusalMeanings).map(renderRefusal);
  const limits = new Map(procedures.flatMap((one) => one.limits.map((limit) => [limit.name, limit])));
  const limitRows = [...limits.values()].map(({ name, points, seconds, per, when = "every call" }) => {
    return [`\`${name}\``, `${points} in ${seconds / 60} minutes`, per, when];
  });
  const parts = [
    "<!-- Written by `npm run docs:procedures`. -->\n\n# Procedures",
    "Fields marked `?` are optional. [Calling procedures](calling-procedures.md) shows how to call them.",
    renderSection("Callers", ["Callers", "Who they are", "Always refused with"], callers),
    ...[...routers].map(renderRouter),
    renderSection("Refusals", ["Reason", "Status", "Meaning"], refusals),
    renderSection("Rate limits", ["Limit", "Calls", "For", "What counts"], limitRows),
  ];
  return `${parts.join("\n\n")}\n`;
}
