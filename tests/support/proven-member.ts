/** A member of the site the browser tests run against whose address was proven. */
export const provenMember = {
  name: "Amara Diallo",
  email: "amara-of-the-tests@example.org",
  password: "slow-river-in-june",
};
