/** Whether both databases store a text as it is: NUL and lone surrogates mean different things to the two. */
export function isStorableText(value: string) {
  return !/[\0\p{Surrogate}]/u.test(value);
}
