import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "./structured-data";

test("a closing script tag in structured data is escaped and read back unchanged", () => {
  const answer = "No </script><script>alert(1)</script> & <!-- no";
  const faq = { "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: answer }] };
  const html = renderToStaticMarkup(<StructuredData things={[faq]} />);
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  expect(html).toContain('type="application/ld+json"');
  const data = JSON.parse(html.slice(html.indexOf(">") + 1, html.lastIndexOf("<")));
  expect(data).toEqual({ "@context": "https://schema.org", "@graph": [faq] });
});
