import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { z } from "zod";
import { limitsOf } from "@/server/limit-middleware";
import { accesses, type ProcedureMeta, refusalsOf } from "@/server/procedure-meta";
import { appRouter } from "@/server/root";

/** What is used of a procedure's definition. */
type Definition = {
  type: "query" | "mutation" | "subscription";
  inputs: z.ZodType[];
  middlewares: object[];
  meta: ProcedureMeta;
};

/** The definitions of all procedures by name: flat at run time, whatever the router's type says. */
export const definitions = appRouter._def.procedures as unknown as Record<string, { _def: Definition }>;

type Code = TRPCError["code"];

function statusOf(code: Code) {
  return getHTTPStatusCodeFromError(new TRPCError({ code }));
}

// Read as it is to be sent; of an address that is taken apart, what comes of it says that it is one.
function schemaOf(input: z.ZodType) {
  return z.toJSONSchema(input, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodPipe && zodSchema.out instanceof z.ZodEmail) jsonSchema.format = "email";
    },
  });
}

/** Every procedure of the site with what it says of itself, in the order of the routers. */
export const procedures = Object.entries(definitions).map(([name, { _def }]) => {
  const { type, inputs, middlewares, meta } = _def;
  const callLimits = limitsOf(middlewares);
  const refusals = Object.entries(refusalsOf(meta)).flatMap(([reason, codes]) =>
    [codes].flat().map((code) => ({ reason, status: statusOf(code) })),
  );
  const isListed = refusals.some(({ reason }) => reason === "rate-limited");
  if (callLimits.length && !isListed) refusals.push({ reason: "rate-limited", status: 429 });
  return {
    name,
    kind: type,
    access: meta.access ?? "anybody",
    who: accesses[meta.access ?? "anybody"].label,
    inputs: inputs.map(schemaOf),
    limits: [...callLimits, ...(meta.serviceLimits ?? [])],
    refusals: refusals.sort((one, other) => one.status - other.status),
  };
});

export type DescribedProcedure = (typeof procedures)[number];
