import { spawn } from "node:child_process";
import { once } from "node:events";
import puppeteer, { type ElementHandle, type KeyInput, type LaunchOptions } from "puppeteer-core";
import { Builder, By, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { findFirefox, findInstalledChromium, findWebKit } from "../../scripts/support/browsers.mjs";
import { chromiumSwitches } from "./chromium-switches";

const phone = { width: 390, height: 844 };

export type PhoneElement = {
  click: () => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  choose: (value: string) => Promise<unknown>;
  upload: (file: string) => Promise<unknown>;
};

/** By default the window is as wide as a phone. */
export type PhoneBrowser = {
  open: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  run: <Result>(script: (argument: string) => Result, argument?: string) => Promise<Awaited<Result>>;
  /** Returns the first visible element at an XPath and scrolls to it; null if there is none or it is moving. */
  find: (xpath: string) => Promise<PhoneElement | null>;
  /** Returns script errors and policy violations. Always empty in WebKit, whose driver does not report them. */
  complaints: () => string[];
  /** Null in WebKit, because its Tab key skips links. */
  keyboard: { press: (key: KeyInput) => Promise<unknown>; type: (text: string) => Promise<unknown> } | null;
  close: () => Promise<unknown>;
};

/** This runs in the page. */
function firstStill(xpath: string) {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  const all = Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at) as HTMLElement);
  const visible = all.find((each) => each.checkVisibility({ visibilityProperty: true }));
  const isMoving = document.getAnimations().some(({ effect, playState, timeline }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const ends = timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity;
    return playState === "running" && ends && visible && target?.contains(visible);
  });
  if (isMoving || !visible) return null;
  // WebKit's driver does not wait for a smooth scroll to end.
  visible.scrollIntoView({ block: "center", behavior: "instant" });
  return visible;
}

async function startWithPuppeteer(options: LaunchOptions, screen = phone): Promise<PhoneBrowser> {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  await page.setViewport(screen);
  const loading = { waitUntil: "domcontentloaded", timeout: 60_000 } as const;
  const complaints: string[] = [];
  page.on("pageerror", (error) => {
    // Firefox reports this status, NS_BINDING_ABORTED, if the page is left while a font is still loading.
    if (!/downloadable font: .* status=2152398850/.test(String(error))) complaints.push(String(error));
  });
  page.on("console", (message) => {
    if (/Content-Security-Policy/i.test(message.text())) complaints.push(message.text());
  });
  return {
    open: (url) => page.goto(url, loading),
    reload: () => page.reload(loading),
    run: (script, argument = "") => page.evaluate(script, argument),
    find: async (xpath) => {
      const handle = await page.evaluateHandle(firstStill, xpath);
      const element = handle.asElement() as ElementHandle<HTMLInputElement> | null;
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.type(text),
          choose: (value) => element.select(value),
          upload: (file) => element.uploadFile(file),
        }
      );
    },
    complaints: () => complaints,
    keyboard: page.keyboard,
    close: () => browser.close(),
  };
}

async function startWebKit(program: string, screen = phone): Promise<PhoneBrowser> {
  const size = `${screen.width}x${screen.height}x24`;
  const xvfb = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp", "-terminate"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(xvfb.stdout, "data");
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${String(display).trim()}` } as Record<string, string>)
    .build();
  // Uses the full screen, because a window with a toolbar could not be as narrow as a phone.
  const options = { args: ["--automation", "--full-screen"] };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...screen });
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    run: (script, argument = "") => driver.executeScript(script, argument),
    find: async (xpath) => {
      const element = await driver.executeScript<WebElement | null>(firstStill, xpath);
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.sendKeys(text),
          choose: (value) => element.findElement(By.css(`option[value="${value}"]`)).click(),
          upload: (file) => element.sendKeys(file),
        }
      );
    },
    complaints: () => [],
    keyboard: null,
    close: async () => {
      await driver.quit();
      await service.kill();
    },
  };
}

type Start = (program: string, screen?: typeof phone) => Promise<PhoneBrowser>;

/**
 * The browsers of the tests at the width of a phone. `program` is null or undefined if the browser is not installed.
 */
export const phoneBrowsers: Record<string, { program: string | null | undefined; start: Start }> = {
  Firefox: {
    program: findFirefox(),
    start: (executablePath, screen) => startWithPuppeteer({ browser: "firefox", executablePath }, screen),
  },
  WebKit: { program: findWebKit(), start: startWebKit },
};

export const allBrowsers: typeof phoneBrowsers = {
  ...phoneBrowsers,
  Chromium: {
    program: findInstalledChromium(),
    start: (executablePath) => startWithPuppeteer({ executablePath, args: chromiumSwitches }),
  },
};
