import { relative } from "node:path";
import { root } from "./root.mjs";

/** The first line of what a test says it missed. */
function firstLine(message = "") {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are taken out
  return message.replace(/\u001b\[[\d;]*m/g, "").split("\n", 1)[0];
}

/** Names each test that failed in a JSON report of Vitest: its file, its name, and what it said. */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    const tests = failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    return status === "failed" && !tests.length ? [`${file}: ${firstLine(message)}`] : tests;
  });
}

/** The same of a JSON report of Playwright. */
export function failuresOfPlaywright(report) {
  const inSuite = ({ suites = [], specs = [] }) => [
    ...suites.flatMap(inSuite),
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ projectName, results }) => {
          const said = results.flatMap((result) => result.errors)[0]?.message;
          return `[${projectName}] ${file} › ${title}: ${firstLine(said)}`;
        }),
    ),
  ];
  return [...inSuite(report ?? {}), ...(report?.errors ?? []).map(({ message }) => firstLine(message))];
}
