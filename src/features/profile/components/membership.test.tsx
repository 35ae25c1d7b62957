import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { defaultContent } from "@/content/documents";
import { programsOf } from "@/content/programs";
import { signUp } from "@/content/shell";
import { tiersOf } from "@/content/tiers";
import { FounderBanner, MembershipCard, MembershipLadder, ProgramList } from "./membership";

vi.mock("next/navigation", () => ({ useRouter: () => ({ prefetch() {} }) }));

const tiers = tiersOf(defaultContent("offers"));
const support = "support@aurea.example";

const drawLadder = (status: string, offered = tiers) =>
  renderToStaticMarkup(<MembershipLadder status={status} tiers={offered} support={support} />);

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, "|")
    .split("|")
    .filter(Boolean);

test.each([
  ["explorer", "The Explorer", "Free, basic tools", 'data-tone="info"'],
  ["adventurer", "The Adventurer", "$39/month, all premium apps", 'data-tone="ok"'],
  ["alchemist", "The Alchemist", "$69/month, complete transformation toolkit", 'data-tone="gold"'],
  ["founding_member", "Founding Member", "Lifetime access to all programs", 'data-tone="gold"'],
  ["chocolatier", "Unknown", "Contact support for assistance", 'data-tone="plain"'],
  ["constructor", "Unknown", "Contact support for assistance", 'data-tone="plain"'],
  ["", "Unknown", "Contact support for assistance", 'data-tone="plain"'],
])("the membership card describes the status %j", (status, name, meaning, badge) => {
  const html = renderToStaticMarkup(<MembershipCard status={status} name="Noor" tiers={tiers} />);
  expect(textOf(html)).toEqual(expect.arrayContaining([name, meaning, "Noor"]));
  expect(html).toContain(badge);
});

test("the membership card says “Free” only of a membership that costs nothing", () => {
  const priced = tiers.map((tier) => ({ ...tier, price: tier.id === "explorer" ? 5 : 0 }));
  const meaningOf = (status: string) =>
    textOf(renderToStaticMarkup(<MembershipCard status={status} name="Noor" tiers={priced} />))[1];
  expect(["explorer", "adventurer"].map(meaningOf)).toEqual([
    "$5/month, basic tools",
    "Free, all premium apps",
  ]);
});

test("an open membership whose address is /auth leads visitors to the sign-up", () => {
  const offers = defaultContent("offers");
  const adventurer = { ...offers.tiers.adventurer, status: "open" as const, href: "/auth" };
  const open = tiersOf({ ...offers, tiers: { ...offers.tiers, adventurer } });
  expect(open.map(({ button }) => button.href)).toEqual([signUp, signUp, null]);
});

test("the founding banner shows for founding members only", () => {
  expect(renderToStaticMarkup(<FounderBanner status="founding_member" />)).toContain("Founding Member");
  for (const status of ["explorer", "adventurer", "alchemist", "chocolatier"]) {
    expect(renderToStaticMarkup(<FounderBanner status={status} />)).toBe("");
  }
});

test.each([
  ["explorer", 1, 0],
  ["adventurer", 1, 1],
  ["founding_member", 0, 1],
  ["chocolatier", 0, 1],
])(
  "the plans for the status %s include at most one current plan, and only an active plan can be chosen",
  (status, current, open) => {
    const html = drawLadder(status);
    expect(html.split("Current Plan").length - 1).toBe(current);
    expect(html.split("Choose Plan").length - 1).toBe(3 - current);
    expect(html.split('href="mailto:').length - 1).toBe(open);
    expect(html.split("write to us").length - 1).toBe(open);
    expect(html).toContain('<span translate="no">$39</span>');
    expect(html.split("it cannot be chosen yet").length - 1).toBe(
      html.split(' disabled=""').length - 1 - current,
    );
  },
);

test("an active tier links to its offer unless the member's larger membership includes the tier", () => {
  const offered = tiers.map((tier) =>
    tier.id === "adventurer" ? { ...tier, button: { ...tier.button, href: "https://pay.example/a" } } : tier,
  );
  expect(drawLadder("explorer", offered)).toContain('href="https://pay.example/a"');
  expect(drawLadder("explorer", offered)).not.toContain("write to us");
  expect(drawLadder("alchemist", offered)).not.toContain("https://pay.example/a");
  const yearly = offered.map((tier) => (tier.id === "adventurer" ? { ...tier, price: 390 } : tier));
  expect(drawLadder("alchemist", yearly)).not.toContain("https://pay.example/a");
});

test.each(["/auth", "/auth?mode=sign-up", "/login", "/profile"])(
  "a paid tier is chosen by email if its address %s would only open the profile",
  (href) => {
    const offered = tiers.map((tier) => ({ ...tier, button: { ...tier.button, href } }));
    const html = drawLadder("explorer", offered);
    expect(html).not.toContain(`href="${href}"`);
    expect(html).toContain(`href="mailto:${support}?subject=The%20Adventurer"`);
    expect(html.split("By email: we write back to say how to pay").length - 1).toBe(2);
  },
);

test("the list of programs shows a program without a price as free and without VAT", () => {
  const offers = defaultContent("offers");
  const [blueprint, collective] = programsOf(offers);
  const programs = blueprint && collective ? [{ ...blueprint, price: 0 }, collective] : [];
  const html = renderToStaticMarkup(
    <ProgramList programs={programs} defaults={{ email: "noor@example.org" }} renderTrigger={() => null} />,
  );
  const text = textOf(html).join("");
  expect(text).toContain("Self-paced, Free ");
  expect(text).toContain("In a group, $6,999 plus VAT");
  expect(text.match(/VAT/g)).toHaveLength(1);
});
