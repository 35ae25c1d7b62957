import "server-only";
import { TRPCError } from "@trpc/server";
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { messages } from "@/content/messages";
import { parseJson } from "@/lib/parse-json";
import { consume, type Limit } from "./rate-limit";
import { Refusal } from "./refusal";
import { sign } from "./secret";

const proofHeader = "x-aurea-proof";

// Solving takes one or two seconds on a phone; verification derives no key.
const work = { cost: 2_000, min: 300, max: 600 };
const validMs = 10 * 60_000;
// Each solution can be used twice, because a call that exceeds both the limit of its address and the shared budget uses
// its solution twice.
const useLimit = { name: "proof", points: 2, seconds: validMs / 1_000 } satisfies Limit;

const deriveSecrets = () => ({
  hmacSignatureSecret: sign("proof", "challenge"),
  hmacKeySignatureSecret: sign("proof", "key"),
});

export class ProofNeeded extends Refusal {
  constructor(readonly challenge: Challenge) {
    super("proof-needed");
  }
}

/** Returns whether the request has a valid proof, and counts its use. */
async function hasProof(headers: Headers) {
  const text = Buffer.from(headers.get(proofHeader) ?? "", "base64url").toString();
  const proof = parseJson(text) as Payload | null | undefined;
  const signature = proof?.challenge?.signature;
  if (!proof || typeof signature !== "string") return false;
  const { challenge, solution } = proof;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...deriveSecrets() }).catch(
    () => ({ verified: false }),
  );
  return verified && (await consume(useLimit, signature)) === 0;
}

/**
 * Throws 429 (proof-needed) with a challenge unless the request has a proof of work. The work takes a browser up
 * to two seconds and makes each call of a bot expensive.
 */
export async function requireProof(headers: Headers) {
  if (await hasProof(headers)) return;
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: work.cost,
    counter: randomInt(work.min, work.max),
    deriveKey,
    expiresAt: new Date(Date.now() + validMs),
    ...deriveSecrets(),
  });
  const message = messages.general.proofNeeded;
  throw new TRPCError({ code: "TOO_MANY_REQUESTS", message, cause: new ProofNeeded(challenge) });
}
