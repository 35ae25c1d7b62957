/** Words that only machines read, in the pages' JSON-LD. */
export const structuredWords = {
  founder: "Founder and coach",
  membership: "Membership",
  paid: "Paid",
} as const;
