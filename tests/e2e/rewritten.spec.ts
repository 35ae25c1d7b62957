import type { Page } from "@playwright/test";
import { defaultSupport } from "../../src/content/contact";
import { pagePaths } from "../support/page-paths";
import { expect, hydrated, inFull, test } from "./fixtures";

/** Replaces addresses as Cloudflare's Email Obfuscation does, which does not change scripts. */
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

test.beforeEach(({ expectErrors }) => expectErrors(/status of 401|^policy: |Content Security Policy/));

const atStart = (added: string) => (html: string) => html.replace(/<body[^>]*>/, `$&${added}`);
const atEnd = (added: string) => (html: string) => html.replace("</body>", `${added}</body>`);
const inHead = (added: string) => (html: string) => html.replace(/<head[^>]*>/, `$&${added}`);
const onTag = (tag: string, added: string) => (html: string) => html.replace(`<${tag}`, `$& ${added}`);

/** Proxies, extensions, virus scanners and in-app browsers insert these before React hydrates a page. */
const additions: Record<string, (html: string) => string> = {
  "a script": atStart("<script>window.added = 1</script>"),
  "a script with an address": atStart('<script src="data:text/javascript,1"></script>'),
  "an element": atStart('<div id="added">Added</div>'),
  "a hidden element": atStart('<div hidden=""></div>'),
  "several elements": atStart("<div><div></div></div><span></span><iframe></iframe><style></style><p>x</p>"),
  "line breaks": atStart("\n<!-- added -->\n<div></div>\n"),
  "a text": atStart("Added by your network"),
  "a script and line breaks": atStart(
    '\n<script type="text/plain">x</script>\n<noscript><iframe></iframe></noscript>\n',
  ),
  "elements at the end": atEnd("\n<div></div>\n<script></script><iframe></iframe>\n"),
  "elements in the head": inHead(
    '\n<script>window.added = 1</script><style></style><meta name="x" content="y"><link rel="dns-prefetch" href="/x">\n',
  ),
  "a title": inHead("<title>Added</title>"),
  "attributes of the document": onTag(
    "html",
    'data-darkreader-mode="dynamic" style="--x: 1" data-lt-installed="true"',
  ),
  "attributes of the body": onTag("body", 'cz-shortcut-listen="true" class="added" style="color: red"'),
};

for (const [what, how] of Object.entries(additions)) {
  inFull(
    `after a proxy or an extension has added ${what}, a page hydrates without an error and can be used`,
    async ({ page }) => {
      await rewrite(page, how);
      for (const path of ["/", "/products", "/auth"]) {
        await page.goto(path);
        await hydrated(page);
      }
      await page.getByRole("button", { name: "Create an account" }).click();
      await expect(page.getByLabel("Full Name")).toBeVisible();
    },
  );
}

inFull("pages hydrate and restore the email addresses that a proxy has hidden", async ({ page }) => {
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
});
