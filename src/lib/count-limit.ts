/** Counting stops here to keep pages fast; higher counts are shown as "999+". */
export const countLimit = 1_000;

export function countText(count: number) {
  return count >= countLimit ? `${countLimit - 1}+` : `${count}`;
}
