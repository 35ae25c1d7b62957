/** The client is imported on the first call, to keep pages small. */
export async function accountApi() {
  const { api } = await import("@/trpc/client");
  return api.account;
}
