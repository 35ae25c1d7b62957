import fc from "fast-check";
import type { InputSchema } from "../../scripts/support/procedures";
import { objectOf, oddJson, oddName, oddPlaces, oddText } from "./fuzz-values";
import type { World } from "./fuzz-world";

const quoted = (text: string) => JSON.stringify(text);

function fittingText(
  { format, pattern, minLength = 0, maxLength = 100, description = "" }: InputSchema,
  { ids, addresses }: World,
) {
  if (/of the page before/.test(description)) return fc.constantFrom(...oddPlaces);
  if (format === "email") return fc.constantFrom(...addresses);
  if (format === "uuid" || pattern) return fc.uuid();
  if (maxLength === 64) return fc.constantFrom(...ids);
  const plain = fc.constantFrom(
    "sample",
    "Noor de Vries",
    "quiet-water-at-dawn",
    "noor",
    "known@example.org",
  );
  const least = fc.constant("n".repeat(minLength));
  const most = fc.constant("n".repeat(maxLength));
  return fc.oneof({ weight: 5, arbitrary: plain }, least, most);
}

/** The fields of an object, each with JSON that it takes; what is optional may be left out. */
function fittingEntries({ properties = {}, required = [] }: InputSchema, world: World) {
  const entries = Object.entries(properties).map(([name, field]) => {
    const entry = fitting(field, world).map((json): [string, string][] => [[name, json]]);
    return required.includes(name) ? entry : fc.oneof(entry, fc.constant<[string, string][]>([]));
  });
  return fc.tuple(...entries).map((parts) => parts.flat());
}

/** JSON that a schema takes, or would but for what only its rules say. */
function fitting(schema: InputSchema, world: World): fc.Arbitrary<string> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, world)));
  if (schema.enum) return fc.constantFrom(...schema.enum.map((one) => JSON.stringify(one)));
  if (schema.type === "string") return fittingText(schema, world).map(quoted);
  if (schema.type === "object") return fittingEntries(schema, world).map(objectOf);
  if (schema.type === "boolean") return fc.constantFrom("true", "false");
  if (schema.type === "null") return fc.constant("null");
  if (schema.type === "array") {
    const { items = {}, minItems, maxItems } = schema;
    return fc
      .array(fitting(items, world), { minLength: minItems, maxLength: maxItems })
      .map((all) => `[${all}]`);
  }
  return fc.oneof(fc.nat().map(String), fc.constantFrom(`${schema.minimum ?? 0}`, `${schema.maximum ?? 1}`));
}

/** What would fit with one thing wrong: a field left out, given something else or said twice, or one that is not there. */
function nearlyFitting(schema: InputSchema, world: World) {
  const wrong = fc.oneof({ weight: 3, arbitrary: oddText.map(quoted) }, { weight: 1, arbitrary: oddJson });
  return fc
    .tuple(
      fittingEntries(schema, world),
      fc.nat(20),
      fc.constantFrom("less", "other", "twice", "more"),
      oddName,
      wrong,
    )
    .map(([entries, at, what, name, json]) => {
      const place = entries.length ? at % entries.length : 0;
      const field = entries[place]?.[0] ?? name;
      if (what === "less") return objectOf(entries.filter((_, index) => index !== place));
      if (what === "more") return objectOf([...entries, [name, json]]);
      if (what === "twice") return objectOf([...entries, [field, json]]);
      return objectOf(entries.map((entry, index) => (index === place ? [field, json] : entry)));
    });
}

/** Inputs for a procedure, as JSON: those it takes, those it nearly takes, and anything. */
export function inputsFor(schema: InputSchema | undefined, world: World): fc.Arbitrary<string> {
  if (!schema)
    return fc.oneof({ weight: 3, arbitrary: fc.constant("null") }, { weight: 1, arbitrary: oddJson });
  return fc.oneof(
    { weight: 3, arbitrary: fitting(schema, world) },
    { weight: 6, arbitrary: nearlyFitting(schema, world) },
    { weight: 1, arbitrary: oddJson },
  );
}
