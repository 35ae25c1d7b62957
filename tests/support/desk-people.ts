/** The coach of the site that the browser tests run against, and where its team reads. */
export const coach = { name: "Coach", email: "coach@example.org", password: "quiet-water-at-dawn" };
export const teamAddress = "team@example.org";
