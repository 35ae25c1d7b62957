import { expect, vi } from "vitest";
import type { PhoneBrowser, PhoneElement } from "./phone-browsers";

export const patience = { timeout: 30_000, interval: 50 };

export const button = (name: string) => `//button[normalize-space()="${name}"]`;
export const link = (name: string) => `//a[normalize-space()="${name}"]`;
export const heading = (name: string) => `//*[self::h1 or self::h2][normalize-space()="${name}"]`;
export const text = (words: string) => `//*[not(self::script)][contains(text(), "${words}")]`;
export const field = (label: string) => `//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`;

/** This runs in the page. */
function readFocus(xpath: string) {
  const focused = document.activeElement ?? document.body;
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const { outlineStyle } = getComputedStyle(focused);
  return {
    is:
      document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue ===
      focused,
    isSeen: outlineStyle !== "none" && focused.contains(found),
    name: focused.outerHTML.slice(0, 80),
  };
}

/** Returns the steps of a journey; each waits until it is possible. */
export function journey(current: () => { browser: PhoneBrowser; url: string }) {
  const use = (xpath: string, act: (element: PhoneElement) => Promise<unknown>) =>
    vi.waitFor(async () => {
      const element = await current().browser.find(xpath);
      if (!element) throw new Error(`not visible: ${xpath}`);
      await act(element);
    }, patience);
  const untilHydrated = (message?: string) =>
    expect
      .poll(
        () =>
          current().browser.run(
            () => "hydrated" in document.documentElement.dataset && !("isLeft" in window),
          ),
        { ...patience, message },
      )
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
    /** Moves the focus to the element with Tab. Throws if a focused element on the way is covered or has no outline. */
    reach: async (xpath: string) => {
      const { browser } = current();
      for (let stops = 0; stops < 200; stops += 1) {
        await browser.keyboard?.press("Tab");
        const isThere = await vi.waitFor(async () => {
          const { is, isSeen, name } = await browser.run(readFocus, xpath);
          if (!isSeen) throw new Error(`the focus is not seen on the way to ${xpath}: ${name}`);
          return is;
        }, patience);
        if (isThere) return;
      }
      throw new Error(`no Tab leads to ${xpath}`);
    },
    open: async (path: string) => {
      // Firefox rejects a navigation while the previous page is still redirecting, and may show the previous page for a
      // moment after the navigation.
      await vi.waitFor(async () => {
        await current().browser.run(() => void Object.assign(window, { isLeft: true }));
        await current().browser.open(current().url + path);
      }, patience);
      await untilHydrated(path);
    },
  };
}
