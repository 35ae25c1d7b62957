// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import AboutPage from "./app/(site)/about/page";
import ArchetypePage from "./app/(site)/archetypes/[slug]/page";
import CoachingPage from "./app/(site)/coaching/page";
import CorporatePage from "./app/(site)/corporate/page";
import LoungePage from "./app/(site)/lounge/page";
import HomePage from "./app/(site)/page";
import PodcastPage from "./app/(site)/podcast/page";
import PricingPage from "./app/(site)/pricing/page";
import PrivacyPage from "./app/(site)/privacy/page";
import ProductsPage from "./app/(site)/products/page";
import TermsPage from "./app/(site)/terms/page";
import { Footer } from "./components/layout/footer";
import { type DocumentId, defaultContent } from "./content/documents";
import { pickFooter } from "./server/seo/links";

/** Returns a copy in which each list repeats its first item; future apps keep their different slugs. */
function withEqualItems(value: unknown): unknown {
  if (Array.isArray(value)) {
    const first = withEqualItems(value[0]);
    return value.map((item) => (item?.slug ? { ...(first as object), slug: item.slug } : first));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withEqualItems(inner)]));
}

const equalContent = <D extends DocumentId>(document: D) =>
  withEqualItems(defaultContent(document)) as ReturnType<typeof defaultContent<D>>;

const support = "ilse@xn--bcher-kva.de";

vi.mock("@/server/content/page", () => ({
  getContent: async (document: DocumentId) => ({ ...equalContent(document), support }),
}));
vi.mock("@/features/tools/open-tools", () => ({ readOpenTools: async () => ({}) }));
// Requests never finish, so that the pages are rendered without votes and without the podcast.
vi.stubGlobal("fetch", () => new Promise(() => {}));
vi.mock("next/navigation", async (importOriginal) => ({
  ...(await importOriginal<typeof import("next/navigation")>()),
  useRouter: () => ({}),
}));

const pages: Record<string, () => ReactElement | Promise<ReactElement>> = {
  home: HomePage,
  about: AboutPage,
  lounge: LoungePage,
  products: ProductsPage,
  podcast: PodcastPage,
  coaching: CoachingPage,
  pricing: PricingPage,
  corporate: CorporatePage,
  archetype: () => ArchetypePage({ params: Promise.resolve({ slug: "guardian" }) }),
  privacy: PrivacyPage,
  terms: TermsPage,
  footer: () => <Footer content={pickFooter({ ...equalContent("site"), support })} />,
};

// React reports equal keys as errors, and may then show an item of the preview twice or not at all.
const report = vi.spyOn(console, "error").mockImplementation(() => {});

for (const [name, page] of Object.entries(pages)) {
  test(`the page ${name} renders equal list items without React key errors`, async () => {
    report.mockClear();
    render(await page());
    expect(report.mock.calls.map(([message, key]) => `${message}: ${key}`)).toEqual([]);
  });
}

test.each(["coaching", "privacy", "footer"])(
  "the page %s shows a support address without punycode, and links to it with punycode",
  async (name) => {
    const html = renderToStaticMarkup(await pages[name]?.());
    const links = [...html.matchAll(/mailto:ilse@([^"?]*)[^>]*>([^<]*)/g)].map((link) => link.slice(1));
    expect(new Set(links.map(String))).toEqual(new Set(["xn--bcher-kva.de,ilse@bücher.de"]));
  },
);
