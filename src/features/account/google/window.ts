import { type GoogleReport, sendReport } from "./report";

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reports the result and closes the window; resolves only if the browser leaves it open. */
export async function endWindow(attempt: string, report: GoogleReport) {
  sendReport(attempt, report);
  await wait(100);
  window.close();
  await wait(500);
}
