import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SupportAddressProvider } from "@/components/layout/support-address";
import { ErrorSection } from "./error-section";

test("the error page names the owner's support address, or none where that address is not known", () => {
  const section = <ErrorSection digest="4711" onRetry={() => {}} />;
  const support = { address: "ilse@xn--bcher-kva.de", name: "ilse@bücher.de" };
  const known = <SupportAddressProvider support={support}>{section}</SupportAddressProvider>;
  expect(renderToStaticMarkup(known)).toContain('<a href="mailto:ilse@xn--bcher-kva.de">ilse@bücher.de</a>');
  expect(renderToStaticMarkup(section)).not.toContain("mailto:");
  expect(renderToStaticMarkup(section)).toContain("Reference: 4711");
});
