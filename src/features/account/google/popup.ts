import { openChannel } from "@/lib/open-channel";
import { createUuid } from "@/lib/random-uuid";
import { wait } from "@/lib/wait";

const channelName = "aurea.google";
const results = ["ok", "link-needed", "cancelled", "failed"] as const;

/** Contains no token: the receiver asks the server for the session. */
export type GoogleReport = { result: (typeof results)[number]; message: string | null };

/** Returns the report, or null if it is malformed or belongs to another attempt. */
export function readReport(value: unknown, attempt: string): GoogleReport | null {
  if (typeof value !== "object" || value === null) return null;
  const { attempt: reported, result: given, message } = value as Record<string, unknown>;
  const result = results.find((known) => known === given);
  if (!attempt || reported !== attempt || !result) return null;
  return { result, message: typeof message === "string" && message ? message.slice(0, 400) : null };
}

/** Resolves only if the browser does not close the window. */
export async function reportAndClose(attempt: string, report: GoogleReport) {
  // Uses a broadcast channel, because a provider's COOP header may cut the popup off from its opener.
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ attempt, ...report });
  channel.close();
  await wait(100);
  window.close();
  await wait(500);
}

/** "blocked" means that the browser opened no window. */
export type GoogleOutcome = GoogleReport | { result: "blocked"; message: null };

export type GoogleAttempt = { focus: () => void; stop: () => void };

const size = { width: 480, height: 680 };
const pollIntervalMs = 100;
const quietMs = 2_000;

function buildWindowFeatures() {
  const left = Math.max(0, window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - size.height) / 2);
  return `popup,width=${size.width},height=${size.height},left=${Math.round(left)},top=${Math.round(top)}`;
}

// COOP makes `closed` true while the popup shows the provider's page. The popup therefore counts as closed only when
// this page has had focus for two seconds without a report.
function watchClosing(popup: Window, onLeft: () => void) {
  let quietSince: number | null = null;
  const timer = setInterval(() => {
    if (!popup.closed || !document.hasFocus()) {
      quietSince = null;
      return;
    }
    quietSince ??= performance.now();
    if (performance.now() - quietSince < quietMs) return;
    clearInterval(timer);
    onLeft();
  }, pollIntervalMs);
  return () => clearInterval(timer);
}

/**
 * Opens the popup, which only works inside a click handler. Returns null if it does not open; after the outcome
 * "cancelled" a report may still arrive.
 */
export function openGoogle(onOutcome: (outcome: GoogleOutcome) => void): GoogleAttempt | null {
  const attempt = createUuid().replaceAll("-", "");
  const channel = openChannel(channelName);
  if (!channel) {
    onOutcome({ result: "failed", message: null });
    return null;
  }
  const popup = window.open(`/auth/popup?attempt=${attempt}`, "aurea-google", buildWindowFeatures());
  if (!popup || popup.closed) {
    channel.close();
    onOutcome({ result: "blocked", message: null });
    return null;
  }
  const stopWatching = watchClosing(popup, () => onOutcome({ result: "cancelled", message: null }));
  const stop = () => {
    stopWatching();
    channel.close();
  };
  channel.onmessage = ({ data }) => {
    const report = readReport(data, attempt);
    if (!report) return;
    stop();
    onOutcome(report);
  };
  popup.focus();
  return { focus: () => popup.focus(), stop };
}
