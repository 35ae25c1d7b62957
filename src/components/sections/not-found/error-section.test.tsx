import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SupportAddressProvider } from "@/components/layout/support-address";
import { ErrorSection } from "./error-section";

test("the error page names the owner's support address, or none where that address is not known", () => {
  const section = <ErrorSection digest="4711" />;
  const link = <a href="mailto:ilse@example.org">ilse@example.org</a>;
  const known = <SupportAddressProvider link={link}>{section}</SupportAddressProvider>;
  expect(renderToStaticMarkup(known)).toContain('<a href="mailto:ilse@example.org">ilse@example.org</a>');
  expect(renderToStaticMarkup(section)).not.toContain("mailto:");
  expect(renderToStaticMarkup(section)).toContain("Reference: 4711");
});
