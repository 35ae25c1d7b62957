import { integration, type Mutant, security } from "./mutant";

/** Faults of what is made of what somebody sends. */
export const inInput: Mutant[] = [
  {
    promise: "no field is set that a form does not own",
    file: "src/features/profile/schema.ts",
    from: "export const updateNicknameSchema = z.strictObject(",
    to: "export const updateNicknameSchema = z.object(",
    test: security("mass-assignment"),
  },
  {
    promise: "a body is bounded that does not say its length",
    file: "src/server/http/body.ts",
    from: "if (size > limit) {",
    to: "if (size < 0) {",
    test: integration("http"),
  },
  {
    promise: "a body is bounded that lies about its length",
    file: "src/server/http/body.ts",
    from: "return Buffer.byteLength(text) > limit ? null : text;",
    to: "return text;",
    test: integration("http"),
  },
  {
    promise: "NUL and lone surrogates are refused",
    file: "src/lib/text-schema.ts",
    from: "return !/[\\0\\p{Surrogate}]/u.test(value);",
    to: "return value !== null;",
    test: security("text"),
  },
  {
    promise: "text is kept composed",
    file: "src/lib/text-schema.ts",
    from: 'z.string().normalize("NFC")',
    to: "z.string()",
    test: security("text"),
  },
  {
    promise: "a proof of work is checked",
    file: "src/server/proof.ts",
    from: "return verified && (await consume(once, signature)) === 0;",
    to: "return (await consume(once, signature)) === 0;",
    test: integration("proof-of-work"),
  },
  {
    promise: "a proof of work is good for one form",
    file: "src/server/proof.ts",
    from: "return verified && (await consume(once, signature)) === 0;",
    to: "return verified;",
    test: integration("proof-of-work"),
  },
  {
    promise: "only accepted forms spend what all share",
    file: "src/server/spam.ts",
    from: "  const result = await work();\n  await consume(budget, budgetKey);\n",
    to: "  await consume(budget, budgetKey);\n  const result = await work();\n",
    test: integration("proof-of-work"),
  },
  {
    promise: "what is nested too deep is refused before it is read by others",
    file: "src/server/uploads/handler.ts",
    from: "return schema.safeParse(JSON.parse(text)).success;",
    to: "return JSON.parse(text) !== schema;",
    test: security("upload-requests"),
  },
  {
    promise: "an input is what JSON can say",
    file: "src/server/trpc.ts",
    from: "transformer: { input: inputTransformer, output: superjson },",
    to: "transformer: superjson,",
    test: security("typed-inputs"),
  },
];
