export const coach = { name: "Coach", email: "coach@example.org", password: "quiet-water-at-dawn" };
export const provenMember = {
  name: "Amara Diallo",
  email: "amara-of-the-tests@example.org",
  password: "slow-river-in-june",
};
export const teamAddress = "team@example.org";

const alphabet = "abcdefghijklmnopqrstuvwxyz234567";

/** A test needs a new code each time it opens the Desk, because each code works only once. */
export const recoveryCodes = Array.from({ length: 1_000 }, (_, index) =>
  [index >> 10, index >> 5, index]
    .map((digits) => alphabet[digits & 31])
    .join("")
    .padStart(10, "q"),
);

// Each worker has its own codes, because a code works only once.
const perWorker = 40;
let taken = Number(process.env.TEST_WORKER_INDEX ?? 0) * perWorker;

export function nextRecoveryCode() {
  const code = recoveryCodes[taken];
  taken += 1;
  return code ?? "";
}
