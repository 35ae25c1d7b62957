/** Returns the procedures of the account. Loads the client when it is needed, so that pages stay light. */
export async function accountApi() {
  const { api } = await import("@/trpc/client");
  return api.account;
}
