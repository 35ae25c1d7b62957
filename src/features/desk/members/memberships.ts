/** The membershipStatus values of the specification. */
export const memberships = ["explorer", "adventurer", "alchemist", "founding_member"] as const;
