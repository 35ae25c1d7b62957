/** The coach of the site that the browser tests run against, and where its team reads. */
export const coach = { name: "Coach", email: "coach@example.org", password: "quiet-water-at-dawn" };
export const teamAddress = "team@example.org";

const letters = "abcdefghijklmnopqrstuvwxyz234567";

/** The coach's recovery codes on that site: as many as there are ways into the Desk in all tests. */
export const recoveryCodes = Array.from({ length: 1_000 }, (_, index) =>
  [index >> 10, index >> 5, index]
    .map((digits) => letters[digits & 31])
    .join("")
    .padStart(10, "q"),
);

// No two workers of a run take the same ones, and no code works twice.
const perWorker = 40;
let taken = Number(process.env.TEST_WORKER_INDEX ?? 0) * perWorker;

/** One that nobody has used. */
export function nextRecoveryCode() {
  const code = recoveryCodes[taken];
  taken += 1;
  return code ?? "";
}
