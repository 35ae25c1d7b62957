/**
 * A fault that somebody could make, the promise it breaks, and the tests that have to notice. `from` stands once in the file;
 * tests run on SQLite unless another project is named.
 */
export type Mutant = {
  promise: string;
  file: string;
  from: string;
  to: string;
  test: string;
  project?: string;
};

export const security = (name: string) => `tests/security/${name}.test.ts`;
export const integration = (name: string) => `tests/integration/${name}.test.ts`;
/** The projects of tests that replace a module. */
export const alone = "sqlite, alone";
export const unitAlone = "unit, alone";
