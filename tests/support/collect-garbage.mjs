// Preloaded with --expose-gc: a test asks this process for a full collection by SIGUSR2.
process.on("SIGUSR2", () => globalThis.gc());
