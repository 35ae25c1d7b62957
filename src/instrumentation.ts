/** Runs once when a server starts, before its first request. Starts the services and registers the API handlers. */
export async function register() {
  // Next replaces this variable at build time, which keeps the server's code out of the edge bundle.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServices } = await import("./server/boot");
    await startServices();
  }
}
