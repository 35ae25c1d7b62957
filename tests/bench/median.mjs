/** For an even count, returns the higher of the two middle numbers. */
export function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
