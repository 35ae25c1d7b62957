import { browserStorage } from "@/lib/storage";

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reports the result and closes the window; resolves only if the browser leaves it open. */
export async function reportAndClose(attempt: string, report: GoogleReport) {
  sendReport(attempt, report);
  await wait(100);
  window.close();
  await wait(500);
}

const name = "aurea.google";
const results = ["ok", "link-needed", "cancelled", "failed"] as const;

/** The result of an attempt in the popup. Contains no token: the receiver asks the server for the session. */
export type GoogleReport = { result: (typeof results)[number]; message: string | null };

/** Returns a report, or null if it is malformed or belongs to another attempt. */
export function readReport(value: unknown, attempt: string): GoogleReport | null {
  if (typeof value !== "object" || value === null) return null;
  const { attempt: of, result: given, message } = value as Record<string, unknown>;
  const result = results.find((known) => known === given);
  if (!attempt || of !== attempt || !result) return null;
  return { result, message: typeof message === "string" && message ? message.slice(0, 400) : null };
}

/** Sends the report in two ways, because a provider's COOP may cut the popup off from its opener. */
function sendReport(attempt: string, report: GoogleReport) {
  const sent = { attempt, ...report };
  try {
    const channel = new BroadcastChannel(name);
    channel.postMessage(sent);
    channel.close();
  } catch {
    // The browser may refuse the channel; the report is also sent through storage.
  }
  browserStorage.writeJson(name, sent);
  browserStorage.remove(name);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Waits for the report of one attempt, delivered once. Returns the function that stops waiting. */
export function waitForReport(attempt: string, onReport: (report: GoogleReport) => void) {
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : null;

  function stop() {
    channel?.close();
    window.removeEventListener("storage", onStorage);
  }
  function take(value: unknown) {
    const report = readReport(value, attempt);
    if (!report) return;
    stop();
    onReport(report);
  }
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === name && newValue) take(parse(newValue));
  }

  channel?.addEventListener("message", ({ data }) => take(data));
  window.addEventListener("storage", onStorage);
  return stop;
}
