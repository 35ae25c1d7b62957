export type DeviceName = { browser: string | null; system: string | null };

// In this order, because most user agents also name older browsers.
const browsers: [RegExp, string][] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\b(?:OPR|OPiOS|OPT)\//, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bDuckDuckGo\/|\bDdg\//, "DuckDuckGo"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

function findFirstMatch(table: [RegExp, string][], text: string) {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Returns browser and system of a User-Agent, without versions. */
export function readDeviceName(userAgent: string | null): DeviceName {
  const text = userAgent ?? "";
  return { browser: findFirstMatch(browsers, text), system: findFirstMatch(systems, text) };
}
