// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { EmailLink } from "./email-link";

const address = "support@aurea.example";
const hidden = `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="2f5c">[email&#160;protected]</a>`;

function Page() {
  return (
    <p>
      Write to <EmailLink className="mail" address={address} />, or{" "}
      <EmailLink address={address} subject="An idea">
        suggest
      </EmailLink>
      .
    </p>
  );
}

function hydrate(html: string) {
  const reports: unknown[] = [];
  const logged = vi.spyOn(console, "error").mockImplementation((...words) => reports.push(words));
  onTestFinished(() => logged.mockRestore());
  const container = document.createElement("div");
  container.innerHTML = html;
  document.body.append(container);
  const found = container.querySelector("a");
  render(<Page />, { container, hydrate: true, onRecoverableError: (error) => reports.push(error) });
  expect(container.querySelector("a")).toBe(found);
  return {
    reports,
    links: [...container.querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.textContent]),
  };
}

const links = [
  [`mailto:${address}`, address],
  [`mailto:${address}?subject=An%20idea`, "suggest"],
];

test.each<[string, (html: string) => string]>([
  ["that arrives unchanged", (html) => html],
  ["with a link replaced by a proxy", (html) => html.replace(/<a class="mail".*?<\/a>/, hidden)],
  [
    "with a link's text replaced by a proxy",
    (html) =>
      html.replace(
        `>${address}<`,
        `><span class="__cf_email__" data-cfemail="2f5c">[email&#160;protected]</span><`,
      ),
  ],
  ["with link targets replaced", (html) => html.replace(/mailto:[^"]*/g, "/cdn-cgi/l/email-protection#2f5c")],
])("email links keep their address and text and cause no hydration error in a page %s", (_how, rewrite) => {
  const rendered = renderToString(<Page />);
  expect(hydrate(rewrite(rendered))).toEqual({ reports: [], links });
});
