import { expect, test } from "vitest";
import { readDeviceName } from "./service";

const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const mac = `${mozilla} (Macintosh; Intel Mac OS X 10_15_7)`;
const windows = `${mozilla} (Windows NT 10.0; Win64; x64)`;
const iphone = `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;

test.each([
  [`${mozilla} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, "Firefox", "Linux"],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge", "Windows"],
  [`${mac} ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, "Opera", "macOS"],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, "Safari", "macOS"],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
  [`${iphone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone"],
  [`${iphone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, "Firefox", "iPhone"],
  [`${mozilla} (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [
    `${mozilla} (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "ChromeOS"],
  ["curl/8.5.0", null, null],
  ["<script>alert(1)</script>", null, null],
  ["", null, null],
  [null, null, null],
])("the user agent %j is read as the browser %j and the system %j", (userAgent, browser, system) => {
  expect(readDeviceName(userAgent)).toEqual({ browser, system });
});
