import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { OutLink } from "@/components/layout/out-link";
import { BookingLink } from "./booking-link";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

test.each([
  ["https://calendar.example.org/call", true],
  ["mailto:ilse@example.org", false],
  ["Mailto:ilse@example.org", false],
])("a booking link or another link of the owner to %s opens a new tab: %s", (href, opensTab) => {
  for (const OwnLink of [BookingLink, OutLink]) {
    const rendered = renderToString(<OwnLink href={href}>Write or book</OwnLink>);
    expect([rendered.includes('target="_blank"'), rendered.includes("new tab")]).toEqual([
      opensTab,
      opensTab,
    ]);
  }
});
