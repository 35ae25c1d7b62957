import { type GoogleReport, sendReport } from "./report";

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reports how the attempt ended and closes this window; goes on only if the browser leaves it open. */
export async function endWindow(attempt: string, report: GoogleReport) {
  sendReport(attempt, report);
  await wait(100);
  window.close();
  await wait(500);
}
