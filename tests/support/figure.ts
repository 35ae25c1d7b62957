/** Whether the figures of the promises are wanted in full, as `npm run test:security` does, or their quick half. */
export const isFull = process.env.TEST_FULL === "1";

/** Says what a test measured, as a line `name value unit` that can be gathered from the output. */
export function figure(name: string, value: number, unit: string) {
  console.info(`${name} ${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`);
}
