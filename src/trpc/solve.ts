import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/**
 * Works out what a server asks for, as a header takes it. The browser derives the keys in threads of its own, so that the page
 * goes on meanwhile. Throws where it cannot.
 */
export async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("not solved in time");
  return btoa(JSON.stringify({ challenge, solution }))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
