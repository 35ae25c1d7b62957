import type { Page } from "@playwright/test";
import { about } from "@/content/about";
import { lounge } from "@/content/lounge";
import { expect, expectAccessible, test, testOnce } from "./fixtures";
import { routes } from "./routes";

/** The figures of the specification that a page must carry, besides those its own tests look for. */
const figures: Record<string, string[]> = {
  "/": ["Free", "$39 per month", "$69 per month", "5 minutes", "five questions"],
  "/pricing": ["Free", "$39 per month", "$69 per month", "EUR 690", "One-time", "Coming Soon", "Join Today"],
  "/coaching": [
    "$999",
    "$6,999",
    "$9,999",
    "USD plus VAT",
    "Weeks 1-3",
    "Weeks 4-6",
    "Weeks 7-9",
    "2-3 hours a week",
    "30 minutes",
  ],
  "/corporate": [
    "starting at $50,000",
    "from $90,000",
    "from $150,000",
    "Most popular",
    "15-minute",
    "up to 100 people",
    "up to 200 people",
    "Organisation-wide",
    "up to 15 managers",
    "6 months of integration support",
    "6-month leadership cohort",
    "4:1",
    "58%",
    "35%",
    "Discovery & Alignment",
    "Strategic Co-Design",
    "Deliver & Measure",
  ],
  "/podcast": ["Episodes will be available soon"],
  "/eq-assessment": ["5 questions", "5 minutes", "4 archetypes"],
  "/terms": ["5-7 business days", "30 minutes"],
};

function openFolds(page: Page) {
  return page.evaluate(() => {
    const folds = [...document.querySelectorAll("main details")];
    for (const fold of folds) {
      // Folds of one name close each other, and here all are read at once.
      fold.removeAttribute("name");
      fold.setAttribute("open", "");
    }
    return folds.length;
  });
}

/** Links that leave the site, with what is wrong about them. */
function badOutwardLinks(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')]
      .filter((link) => link.origin !== location.origin)
      .filter(
        (link) =>
          link.target !== "_blank" ||
          !link.relList.contains("noopener") ||
          !link.textContent?.includes("opens in a new tab"),
      )
      .map((link) => link.outerHTML),
  );
}

for (const { path, title, heading, isPrivate } of routes) {
  test(`${path} is in order: its title, one heading, its figures, its links, and nothing for axe`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^.{30,170}$/);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(isPrivate ? 1 : 0);

    const text = ((await page.getByRole("main").textContent()) ?? "").replace(/\s+/g, " ");
    for (const figure of figures[path] ?? []) expect(text, path).toContain(figure);
    expect(await badOutwardLinks(page)).toEqual([]);

    await expectAccessible(page);
    if ((await openFolds(page)) > 0) await expectAccessible(page, "main");
  });
}

testOnce("pages that are not for search engines say so", async ({ request }) => {
  for (const path of ["/auth", "/login", "/profile", "/eq-results"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
  }
});

testOnce("no two pages share a title or a description", async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path } of routes.filter((route) => route.path !== "/home" && route.path !== "/login")) {
    const html = await (await request.get(path)).text();
    for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
      const found = pattern.exec(html)?.[1] ?? "";
      expect(found, path).not.toBe("");
      expect(seen.get(found), `${path} says: ${found}`).toBeUndefined();
      seen.set(found, path);
    }
  }
});

testOnce(
  "every link and every file of every page is there, down to the anchor",
  async ({ request, baseURL }) => {
    test.slow();
    const pages = new Map<string, string>();
    const broken: string[] = [];
    const waiting = routes.map(({ path }) => ({ path, from: "the list of routes" }));
    const files = new Set<string>();
    const anchors: { path: string; id: string; from: string }[] = [];

    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { path, from } = next;
      if (pages.has(path)) continue;
      const answer = await request.get(path);
      if (answer.status() >= 400) broken.push(`${path} answers ${answer.status()}, linked on ${from}`);
      const isPage = answer.headers()["content-type"]?.includes("text/html");
      const html = isPage ? await answer.text() : "";
      pages.set(path, html);
      for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
        const url = new URL(href.replaceAll("&amp;", "&"), `${baseURL}${path}`);
        if (url.origin !== baseURL) continue;
        waiting.push({ path: url.pathname + url.search, from: path });
        if (url.hash) anchors.push({ path: url.pathname + url.search, id: url.hash.slice(1), from: path });
      }
      for (const [, source = ""] of html.matchAll(
        /<(?:img|link|source|script)\b[^>]*?\s(?:src|href|srcSet)="([^" ]+)/gi,
      )) {
        if (source.startsWith("/") && !source.startsWith("//")) files.add(source.replaceAll("&amp;", "&"));
      }
    }
    for (const { path, id, from } of anchors) {
      if (!pages.get(path)?.includes(` id="${id}"`))
        broken.push(`${path}#${id} is nowhere, linked on ${from}`);
    }
    expect(anchors.length).toBeGreaterThan(5);
    expect(files.size).toBeGreaterThan(20);
    for (const file of files) {
      const { status } = { status: (await request.head(file)).status() };
      if (status >= 400) broken.push(`${file} answers ${status}`);
    }
    expect(broken).toEqual([]);
  },
);

test("about tells thirteen stops, a vision, a mission and six principles, and leads on", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  const stops = main.getByRole("region", { name: about.way.title }).getByRole("listitem");
  await expect(stops).toHaveCount(13);
  for (const [index, { name, text }] of about.way.steps.entries()) {
    await expect(stops.nth(index)).toContainText(name);
    await expect(stops.nth(index).getByText(text)).toBeVisible();
  }
  for (const name of ["Vision", "Mission"]) {
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  const principles = main
    .getByRole("region", { name: about.principles.title })
    .getByRole("heading", { level: 3 });
  await expect(principles).toHaveCount(6);
  await expect(main.getByRole("region", { name: about.journey.title })).toBeVisible();
  await expect(main.locator('a[href="/lounge"]')).toBeVisible();
  await expect(main.locator('a[href="/products"]')).toBeVisible();
});

test("the lounge has the Oasis Method in three pillars that fold open, and six lines for apps", async ({
  page,
}) => {
  await page.goto("/lounge");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "The Oasis Method" })).toBeVisible();
  for (const { name, challenge, prompts, solution } of lounge.method.pillars) {
    await expect(main.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
    for (const text of [challenge, ...prompts, solution]) await expect(main.getByText(text)).toBeHidden();
  }
  const folds = main.locator("details");
  await expect(folds).toHaveCount(9);
  await expect(folds.locator("summary")).toHaveText(
    ["Rest", "Release", "Rise"].flatMap((pillar) =>
      ["Challenge", "Reflection Prompts", "Solution"].map((part) => new RegExp(`${part}|${pillar}`)),
    ),
  );
  for (const fold of await folds.all()) await fold.locator("summary").click();
  for (const { challenge, prompts, solution } of lounge.method.pillars) {
    for (const text of [challenge, ...prompts, solution]) await expect(main.getByText(text)).toBeVisible();
  }
  const creed = main.getByRole("region", { name: lounge.creed.title });
  await expect(creed.getByRole("listitem")).toHaveCount(6);
  await expect(creed.locator('a[href="/products"]')).toBeVisible();
});

testOnce("the podcast page asks its outside host for nothing, and offers two platforms", async ({ page }) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && page.url() !== "about:blank") {
      outside.push(request.url());
    }
  });
  await page.goto("/podcast");
  await page.waitForLoadState("networkidle");
  const main = page.getByRole("main");
  for (const [name, host] of [
    ["Spotify", "open.spotify.com"],
    ["Apple Podcasts", "podcasts.apple.com"],
  ] as const) {
    const link = main.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", new RegExp(`^https://${host}/`));
    await expect(link).toHaveAttribute("target", "_blank");
  }
  expect(outside).toEqual([]);
});

testOnce("pricing offers what is open and shows what is not", async ({ page }) => {
  await page.goto("/pricing");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Join Today" })).toHaveAttribute("href", "/auth");
  const later = main.getByRole("button", { name: /^Coming Soon/ });
  await expect(later).toHaveCount(4);
  for (const button of await later.all()) await expect(button).toBeDisabled();
  await expect(main.getByRole("figure").filter({ has: page.locator("blockquote") })).toHaveCount(6);
  await expect(main.locator("details")).toHaveCount(4);
  const founding = main.getByRole("region", { name: "Founding Member" });
  await expect(founding).toContainText("Lifetime access to all current and future programs and app upgrades");
  await expect(founding).toContainText("Priority early invitations to apply for coaching programs");
  await expect(founding).toContainText("Coaching programs themselves are not included.");
});

testOnce("corporate leads to the booking calendar in a new tab from five places", async ({ page }) => {
  await page.goto("/corporate");
  const booking = page.getByRole("main").locator('a[href="https://calendar.aurea.example/clarity-call"]');
  await expect(booking).toHaveCount(5);
  await expect(page.getByRole("main").getByRole("link", { name: /^Learn More/ })).toHaveCount(3);
  for (const link of await booking.all()) await expect(link).toHaveAttribute("target", "_blank");
});
