import { builtPage } from "@tests/support/built-pages";
import { find, words } from "@tests/support/page-document";
import { expect, test } from "vitest";

/** The specification gives these figures for each page. */
const figures = {
  "/": "Free; $39 per month; $69 per month; 5 minutes; five questions",
  "/pricing": "Free; $39 per month; $69 per month; EUR 690; One-time; Coming Soon; Join Today",
  "/coaching":
    "$999; $6,999; $9,999; USD plus VAT; Weeks 1-3; Weeks 4-6; Weeks 7-9; 2-3 hours a week; 30 minutes",
  "/corporate":
    "starting at $50,000; from $90,000; from $150,000; Most popular; 15-minute; up to 100 people; up to 200 people; " +
    "Organisation-wide; up to 15 managers; 6 months of integration support; 6-month leadership cohort; 4:1; 58%; 35%; " +
    "Discovery & Alignment; Strategic Co-Design; Deliver & Measure",
  "/podcast": "Episodes will be available soon",
  "/eq-assessment": "5 questions; 5 minutes; 4 archetypes",
  "/terms": "5-7 business days; 30 minutes",
};

test.each(Object.entries(figures))(
  "the page %s shows the prices, durations and numbers of the specification",
  (path, wanted) => {
    const text = words(find(builtPage(path), "main"));
    expect(wanted.split("; ").filter((figure) => !text.includes(figure))).toEqual([]);
  },
);
