/** Makes calls in parallel, and returns the results of those that succeeded and the errors of the others. */
export async function raced<Result>(count: number, call: (index: number) => Promise<Result>) {
  const settled = await Promise.allSettled(Array.from({ length: count }, (_, index) => call(index)));
  const done: Result[] = [];
  const refused: unknown[] = [];
  for (const each of settled)
    if (each.status === "fulfilled") done.push(each.value);
    else refused.push(each.reason);
  return { done, refused };
}
