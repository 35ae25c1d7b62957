import { load, reliability } from "./fault-promises.mjs";
import { security } from "./security-promises.mjs";
import { soak } from "./soak-promises.mjs";

// What the site promises (docs/promises.md), and the figures that show it: each with what it has to reach. A figure is
// told by a test (tests/support/figure.ts); `on` says where, when it is not both databases.
const both = ["sqlite", "postgresql"];

/** For each run, a row for each figure and each place where it has to be told. */
export const promised = Object.fromEntries(
  Object.entries({ security, reliability, load, soak }).map(([run, rows]) => [
    run,
    rows.flatMap(({ promise, figures, on = both }) =>
      Object.entries(figures).flatMap(([name, bound]) =>
        on.map((where) => ({ promise, name, bound, where })),
      ),
    ),
  ]),
);
