/** Formats a number like `toLocaleString`, whose first call takes 100 ms on a phone. */
export function groupedDigits(count: number) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Returns an amount of whole US dollars such as "$6,999". */
export function usdPrice(amount: number) {
  return `$${groupedDigits(amount)}`;
}
