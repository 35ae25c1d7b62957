/** Runs once when a server starts, before its first request: starts the services and hands the API to our HTTP server. */
export async function register() {
  // Next replaces this variable in the build, so that the edge bundle does not contain the server's code.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServices } = await import("./server/boot");
    await startServices();
  }
}
