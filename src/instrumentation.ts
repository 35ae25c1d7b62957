/** Runs once when a server starts, before its first request: starts the services and hands the API to our HTTP server. */
export async function register() {
  // Next replaces the name while it builds, so that the edge bundle is left without the server's code.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServices } = await import("./server/boot");
    await startServices();
  }
}
