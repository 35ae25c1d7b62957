import type { Page } from "@playwright/test";
import { defaultSupport } from "../../src/content/contact";
import { pagePaths } from "../support/page-paths";
import { expect, inFull, test } from "./fixtures";

/** Replaces addresses as Cloudflare's Email Obfuscation does; scripts stay as they are. */
function hideAddresses(html: string) {
  const link = new RegExp(`<a(?=[^>]*href="mailto:${defaultSupport})[^>]*>(.*?)</a>`, "g");
  const hidden =
    '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="2f5c">[email&#160;protected]</a>';
  const hide = (part: string) =>
    part
      .replace(link, (_, words: string) =>
        words === defaultSupport ? hidden : `<a href="/cdn-cgi/l/email-protection#2f5c">${words}</a>`,
      )
      .replaceAll(defaultSupport, hidden);
  return html
    .split(/(<script.*?<\/script>)/s)
    .map((part) => (part.startsWith("<script") ? part : hide(part)))
    .join("");
}

async function rewrite(page: Page, how: (html: string) => string) {
  await page.route(
    (url) => !/\.\w+$|^\/(api|_next)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ response, body: how(await response.text()) });
    },
  );
}

test.use({ expectedErrors: /status of 401/ });

inFull(
  "pages whose addresses a proxy hides work without an error, and their addresses are restored",
  async ({ page }) => {
    test.slow();
    await rewrite(page, hideAddresses);
    for (const path of pagePaths()) {
      await page.goto(path);
      await expect(page.locator("html[data-hydrated]"), path).toBeAttached();
      await expect(page.locator('[href*="cdn-cgi"]'), path).toHaveCount(0);
    }
    await page.goto("/products");
    const [suggestion, footer] = [page.getByRole("main"), page.getByRole("contentinfo")];
    await expect(suggestion.locator(`a[href^="mailto:${defaultSupport}?subject="]`)).toHaveCount(1);
    await expect(footer.getByRole("link", { name: defaultSupport })).toHaveAttribute(
      "href",
      `mailto:${defaultSupport}`,
    );
  },
);
