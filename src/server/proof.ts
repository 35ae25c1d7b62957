import "server-only";
import { TRPCError } from "@trpc/server";
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { messages } from "@/content/messages";
import { consume, type Limit } from "./rate-limit";
import { Refusal } from "./refusal";
import { sign } from "./secret";

/** The header of a request in which a browser sends what it has worked out. */
const proofHeader = "x-aurea-proof";

// A second or two on a phone: so many derivations of so many rounds each. To check it takes one signature.
const work = { cost: 2_000, least: 300, most: 600 };
const lifeMs = 10 * 60_000;
// A call may be past two budgets: that of its address and that of all.
const once = { name: "proof", points: 2, seconds: lifeMs / 1_000 } satisfies Limit;

const secrets = () => ({
  hmacSignatureSecret: sign("proof", "challenge"),
  hmacKeySignatureSecret: sign("proof", "key"),
});

/** The refusal of a call that is accepted once the browser has done some work for it; carries what is to be worked out. */
export class ProofNeeded extends Refusal {
  constructor(readonly challenge: Challenge) {
    super("proof-needed");
  }
}

function readProof(text: string | null): Payload | null {
  try {
    return JSON.parse(Buffer.from(text ?? "", "base64url").toString());
  } catch {
    return null;
  }
}

/** Whether a request brings a proof of work that was asked for here, in the last ten minutes, and is not used up. */
async function hasProof(headers: Headers) {
  const proof = readProof(headers.get(proofHeader));
  const signature = proof?.challenge?.signature;
  if (!proof || typeof signature !== "string") return false;
  const { verified } = await verifySolution({ ...proof, deriveKey, ...secrets() }).catch(() => ({
    verified: false,
  }));
  return verified && (await consume(once, signature)) === 0;
}

/**
 * Lets a request pass that brings a proof of work; refuses any other with 429 (proof-needed) and what is to be worked
 * out. For whoever is past a budget: a person waits two seconds, a machine pays for each call.
 */
export async function requireProof(headers: Headers) {
  if (await hasProof(headers)) return;
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: work.cost,
    counter: randomInt(work.least, work.most),
    deriveKey,
    expiresAt: new Date(Date.now() + lifeMs),
    ...secrets(),
  });
  const message = messages.general.proofNeeded;
  throw new TRPCError({ code: "TOO_MANY_REQUESTS", message, cause: new ProofNeeded(challenge) });
}
