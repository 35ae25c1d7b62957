/** The middle one of some numbers; of an even count the higher of the two in the middle. */
export function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
