/** Whether both databases store a text as it is: NUL and lone surrogates mean different things to the two. */
export function isStorableText(value: string) {
  return !/[\0\p{Surrogate}]/u.test(value);
}

/** A text of at most `limit` characters, with a replacement sign for what cannot be stored: it is no longer the same text. */
export function storable(value: string, limit: number) {
  return value.slice(0, limit + 1).replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
}
