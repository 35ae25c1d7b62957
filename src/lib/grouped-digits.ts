/** A whole number with a comma between thousands, as `toLocaleString` writes it, which takes a phone a tenth of a second to begin. */
export function groupedDigits(count: number) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
