/** Next runs this once when a server starts, before its first request. */
export async function register() {
  // Next replaces this variable at build time, which keeps the server's code out of the edge bundle.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServices } = await import("./server/boot");
    await startServices();
  }
}
