import { randomUUID } from "node:crypto";
import { z } from "zod";
import { procedures as declared, type InputSchema } from "../../scripts/support/procedures";

/** Sample inputs refer to this session. */
export type Subject = { sessionId: string };

/**
 * Inputs of procedures for which `madeUp` cannot make a valid input from the schema. The tests report refused inputs.
 */
const samples: Record<string, (subject: Subject) => unknown> = {
  "account.signUp": () => ({
    displayName: "Noor",
    email: `new-${randomUUID()}@example.org`,
    password: "quiet-water-at-dawn",
  }),
  "desk.announcements.openTool": () => ({
    tool: "gauge",
    address: `https://${randomUUID()}.example.org/`,
    expected: null,
  }),
  "desk.pages.schedule": () => ({ document: "home", version: 1, at: null }),
  "profile.changePassword": () => ({
    currentPassword: "quiet-water-at-dawn",
    newPassword: "a-reed-in-the-evening-wind",
    confirmPassword: "a-reed-in-the-evening-wind",
  }),
  "profile.endSession": ({ sessionId }) => ({ id: sessionId }),
  "secondFactor.confirmApp": () => ({ code: "123456" }),
  "secondFactor.verifyCode": () => ({ code: "123456" }),
  "secondFactor.verifyRecovery": () => ({ code: "abcde-fghij" }),
  "quiz.submit": () => ({ answers: ["a", "b", "c", "d", "a"], attemptId: randomUUID() }),
};

function madeUp(schema: InputSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return madeUp(schema.anyOf[0]);
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {}).filter(([name]) =>
      schema.required?.includes(name),
    );
    return Object.fromEntries(fields.map(([name, field]) => [name, madeUp(field)]));
  }
  if (schema.type === "array")
    return Array.from({ length: schema.minItems ?? 1 }, () => madeUp(schema.items ?? {}));
  if (schema.type === "boolean") return true;
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  if (schema.format === "email") return `sample-${randomUUID()}@example.org`;
  if (schema.format === "uuid") return randomUUID();
  return "sample".padEnd(schema.minLength ?? 0, "x");
}

function jsonOf(input: z.ZodType | undefined): InputSchema | null {
  return input ? (z.toJSONSchema(input, { io: "output", unrepresentable: "any" }) as InputSchema) : null;
}

function textsIn(schema: InputSchema): string[][] {
  const { type, properties = {}, items, anyOf = [] } = schema;
  if (type === "string") return schema.enum || schema.const !== undefined ? [] : [[]];
  const below = [...Object.entries(properties), ...(items ? [["0", items] as const] : [])];
  return [
    ...below.flatMap(([name, field]) => textsIn(field).map((way) => [name, ...way])),
    ...anyOf.flatMap((one) => textsIn(one)),
  ];
}

export const procedures = declared.map(({ name, type, schema: input }) => {
  const schema = jsonOf(input);
  return {
    name,
    type,
    hasInput: schema !== null,
    fields: Object.keys(schema?.properties ?? {}),
    texts: schema ? textsIn(schema) : [],
    sample: (subject: Subject) => samples[name]?.(subject) ?? (schema ? madeUp(schema) : undefined),
  };
});

export type Procedure = (typeof procedures)[number];

/** Returns the path below /api/trpc/ and the options for `fetch`. */
export function callOf({ name, type }: Procedure, input: unknown) {
  const body = JSON.stringify(input === undefined ? {} : { json: input });
  if (type === "mutation") {
    return [name, { method: "POST", headers: { "content-type": "application/json" }, body }] as const;
  }
  return [`${name}?input=${encodeURIComponent(body)}`, {}] as const;
}
