/** Makes calls in parallel, and returns the results of those that succeeded and the errors of the others. */
export async function raced<Result>(count: number, call: (index: number) => Promise<Result>) {
  const settled = await Promise.allSettled(Array.from({ length: count }, (_, index) => call(index)));
  return {
    done: settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : [])),
    refused: settled.flatMap((each): unknown[] => (each.status === "rejected" ? [each.reason] : [])),
  };
}
