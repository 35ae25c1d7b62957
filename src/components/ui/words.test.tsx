import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { stripEmphasis } from "@/lib/emphasis";
import { Words } from "./words";

const cases: [text: string, html: string, plain: string][] = [
  ["Nothing marked.", "Nothing marked.", "Nothing marked."],
  ["*One* and *two*.", "<em>One</em> and <em>two</em>.", "One and two."],
  ["One * and <b>.", "One * and &lt;b&gt;.", "One * and <b>."],
];

test.each(cases)("only text between two asterisks is emphasised: %s", (text, html, plain) => {
  expect(renderToStaticMarkup(<Words text={text} />)).toBe(html);
  expect(stripEmphasis(text)).toBe(plain);
});
