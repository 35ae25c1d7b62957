import { expect, vi } from "vitest";
import type { PhoneBrowser, PhoneElement } from "./phone-browsers";

export const patience = { timeout: 30_000, interval: 50 };

export const button = (name: string) => `//button[normalize-space()="${name}"]`;
export const link = (name: string) => `//a[normalize-space()="${name}"]`;
export const heading = (name: string) => `//*[self::h1 or self::h2][normalize-space()="${name}"]`;
export const text = (words: string) => `//*[not(self::script)][contains(text(), "${words}")]`;
const field = (label: string) => `//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`;

/** Returns the steps of a user in a browser; each waits until it is possible. */
export function journey(current: () => { browser: PhoneBrowser; url: string }) {
  const use = (xpath: string, act: (element: PhoneElement) => Promise<unknown>) =>
    vi.waitFor(async () => {
      const element = await current().browser.find(xpath);
      if (!element) throw new Error(`not visible: ${xpath}`);
      await act(element);
    }, patience);
  const untilHydrated = (message?: string) =>
    expect
      .poll(() => current().browser.run(() => "hydrated" in document.documentElement.dataset), {
        ...patience,
        message,
      })
      .toBe(true);
  return {
    use,
    untilHydrated,
    see: (xpath: string) => use(xpath, async () => {}),
    arrive: (path: string) =>
      expect.poll(() => current().browser.run(() => location.pathname), patience).toBe(path),
    click: (xpath: string) => use(xpath, (element) => element.click()),
    type: (label: string, value: string) => use(field(label), (element) => element.type(value)),
    choose: (label: string, value: string) => use(field(label), (element) => element.choose(value)),
    open: async (path: string) => {
      // Firefox rejects a navigation while the previous page is still redirecting.
      await vi.waitFor(() => current().browser.open(current().url + path), patience);
      await untilHydrated(path);
    },
  };
}
