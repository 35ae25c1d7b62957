/** Flat rules, one by one: what comes after reads them, and the bundler makes them small. */
export const tailwindOptions = { optimize: { minify: false } };
