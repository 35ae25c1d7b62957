/**
 * Inserts a comma before each group of three digits, because the first call of `toLocaleString` takes 100 ms on a
 * phone.
 */
export function groupDigits(count: number) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

export function formatUsd(amount: number) {
  return `$${groupDigits(amount)}`;
}
