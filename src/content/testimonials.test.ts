import { expect, onTestFinished, test, vi } from "vitest";
import { defaultContent, mergeContent, problemsOf, unsettledSamples } from "./documents";
import { testimonialsOn } from "./testimonials";

const isSample = (values: object, confirmed: string[] = []) =>
  unsettledSamples("testimonials", { values: { ...values }, confirmed }).length > 0;

test("a testimonial without a date of consent counts as a sample", () => {
  const { list } = defaultContent("testimonials");
  const isSampleWith = (consentedOn: string) => {
    const own = list.map((one, place) => ({ ...one, quote: `Own ${place}.`, consentedOn: "2026-11-01" }));
    return isSample({ list: own.map((one, place) => (place === 5 ? { ...one, consentedOn } : one)) });
  };
  expect([isSampleWith(""), isSampleWith("2026-11-02")]).toEqual([true, false]);
});

test("a testimonial with an impossible date is refused with an example of a date", () => {
  const [first] = defaultContent("testimonials").list;
  const messages = (consentedOn: string) =>
    problemsOf("testimonials", { list: [{ ...first, consentedOn }] }).map(({ message }) => message);
  expect(messages("2026-11-26")).toEqual([]);
  for (const date of ["22026-11-26", "2026-02-30"])
    expect(messages(date)).toEqual(["Please give a day, as in 2026-11-26."]);
});

test("a testimonial is refused until its day of consent begins in some time zone, unless it is already live", () => {
  const [first] = defaultContent("testimonials").list;
  const values = (consentedOn: string) => ({ list: [{ ...first, consentedOn }] });
  const problemsAt = (now: string) => {
    vi.setSystemTime(now);
    return problemsOf("testimonials", values("2026-11-27"));
  };
  onTestFinished(() => void vi.useRealTimers());
  // Each day begins first in Kiribati, fourteen hours ahead of UTC.
  const message = "This day is still to come. Please give the day on which they agreed.";
  expect(problemsAt("2026-11-26T09:59:59Z")).toEqual([{ path: "list.0.consentedOn", message }]);
  expect(problemsAt("2026-11-26T10:00:00Z")).toEqual([]);
  expect(mergeContent("testimonials", values("2999-01-01")).dropped).toEqual([]);
});

test("a page can have any number of testimonials up to its maximum, even none, but not more", () => {
  const { list } = defaultContent("testimonials");
  const own = list.map((one) => ({ ...one, consentedOn: "2026-11-01", onHome: true, onPricing: true }));
  const problems = (count: number) => problemsOf("testimonials", { list: own.slice(0, count) }).length;
  expect([0, 2, 3].map(problems)).toEqual([0, 0, 0]);
  expect([4, 7].map(problems)).toEqual([1, 2]);
  expect(isSample({ list: [] })).toBe(false);
});

test("testimonials count as samples until each has a day of consent, even if a coach has confirmed them", () => {
  expect(isSample({}, ["list"])).toBe(true);
  const words = { quote: "I sleep again.", who: "Marta", where: "", onHome: true, onPricing: false };
  expect(isSample({ list: [{ ...words, consentedOn: "" }] }, ["list"])).toBe(true);
  expect(isSample({ list: [{ ...words, consentedOn: "2026-11-20" }] }, ["list"])).toBe(false);
});

test("a page shows a testimonial only if it has a day of consent or is an unchanged sample", () => {
  const samples = defaultContent("testimonials");
  const own = { quote: "I sleep again.", who: "Marta", where: "", onHome: true, onPricing: false };
  const shown = (list: typeof samples.list) => {
    const { list: quotes, hasSamples } = testimonialsOn("onHome", { list });
    return [quotes.length, hasSamples];
  };
  expect(shown([{ ...own, consentedOn: "" }])).toEqual([0, false]);
  expect(shown([{ ...own, consentedOn: "2026-11-20" }])).toEqual([1, false]);
  expect(shown(samples.list)).toEqual([3, true]);
  expect(shown(samples.list.map((one) => ({ ...one, quote: `${one.quote} Really.` })))).toEqual([0, false]);
});
