import "server-only";

/** Rejects with the error that `createError` returns if `work` takes longer than `ms`. The work itself goes on. */
export function withTimeout<Result>(work: Promise<Result>, ms: number, createError: () => Error) {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createError()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
