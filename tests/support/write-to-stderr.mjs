// Preloaded, so that a test can make the site write a line to its log with SIGUSR2.
process.on("SIGUSR2", () => process.stderr.write("a line\n"));
