// Preloaded with --expose-gc, so that a test can trigger garbage collection by SIGUSR2.
process.on("SIGUSR2", () => globalThis.gc());
