/** The part of JSON Schema that zod writes for the inputs of procedures. */
export type Json = {
  type?: string;
  enum?: readonly unknown[];
  anyOf?: readonly Json[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  items?: Json;
  properties?: Record<string, Json>;
  required?: readonly string[];
  additionalProperties?: unknown;
  default?: unknown;
  description?: string;
};

const named: Record<string, string> = { email: "e-mail address", uuid: "UUID" };

function between(least?: number, most?: number, unit = "") {
  if (most === undefined) return least === undefined ? "" : `, at least ${least}${unit}`;
  const upTo = most.toLocaleString("en");
  if (least === most) return `, exactly ${upTo}${unit}`;
  return least ? `, ${least} to ${upTo}${unit}` : `, at most ${upTo}${unit}`;
}

function textOf({ format, pattern, minLength, maxLength }: Json) {
  const kind = named[format ?? ""] ?? "text";
  if (format === "uuid") return kind;
  const least = format === "email" ? undefined : minLength;
  return kind + (pattern ? ` matching \`${pattern}\`` : between(least, maxLength, " characters"));
}

function numberOf({ type, minimum, maximum }: Json) {
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  return (type === "integer" ? "whole number" : "number") + between(minimum, most);
}

/** Says what a value may be. */
function typeOf(schema: Json): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  if (schema.type === "string") return textOf(schema);
  if (schema.type === "number" || schema.type === "integer") return numberOf(schema);
  if (schema.type === "array") {
    return `list${between(schema.minItems, schema.maxItems)}, of: ${typeOf(schema.items ?? {})}`;
  }
  if (schema.type === "object") return "object";
  if (schema.type === "boolean") return "true or false";
  if (schema.type === "null") return "`null`";
  throw new Error(`There are no words yet for an input of ${JSON.stringify(schema)}`);
}

function objectIn(schema: Json): Json | undefined {
  return schema.type === "object" ? schema : schema.anyOf?.find(({ type }) => type === "object");
}

/** The fields of an input, those of an object in it after it: name, type, need, and what there is to say. */
export function inputRows({ properties = {}, required = [] }: Json, prefix = ""): string[][] {
  return Object.entries(properties).flatMap(([field, schema]) => {
    const name = prefix + field;
    const preset = schema.default === undefined ? "" : `, else \`${JSON.stringify(schema.default)}\``;
    const need = required.includes(field) ? "required" : `optional${preset}`;
    const inner = objectIn(schema);
    const own = [`\`${name}\``, typeOf(schema), need, schema.description ?? ""];
    return [own, ...(inner ? inputRows(inner, `${name}.`) : [])];
  });
}
