/** Returns whether the program was found. If not, prints that its tests are left out. */
export function isInstalled(program: string | null | undefined, name: string) {
  if (!program) console.warn(`Left out: the tests with ${name}, which is not installed here.`);
  return Boolean(program);
}
