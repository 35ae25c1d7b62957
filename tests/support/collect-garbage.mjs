// Preloaded with --expose-gc, so that a test can trigger garbage collection with SIGUSR2.
process.on("SIGUSR2", () => globalThis.gc());
