import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { BookingLink } from "./booking-link";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

test.each([
  ["https://calendar.example.org/call", true],
  ["mailto:ilse@example.org", false],
  ["Mailto:ilse@example.org", false],
])("a booking link to %s opens a new tab: %s", (href, opensTab) => {
  const rendered = renderToString(<BookingLink href={href}>Book</BookingLink>);
  expect(rendered.includes('target="_blank"')).toBe(opensTab);
});
