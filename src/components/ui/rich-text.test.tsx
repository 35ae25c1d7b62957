import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { stripEmphasis } from "@/lib/emphasis";
import { RichText } from "./rich-text";

const cases: [text: string, html: string, plain: string][] = [
  ["Nothing marked.", "Nothing marked.", "Nothing marked."],
  ["*One* and *two*.", "<em>One</em> and <em>two</em>.", "One and two."],
  ["One * and <b>.", "One * and &lt;b&gt;.", "One * and <b>."],
  ["5 * 3 * 2", "5 * 3 * 2", "5 * 3 * 2"],
  ["这是*重点*的。", "这是<em>重点</em>的。", "这是重点的。"],
  ["Leser*innen, Hörer*innen.", "Leser*innen, Hörer*innen.", "Leser*innen, Hörer*innen."],
  ["(*So* ist es.)", "(<em>So</em> ist es.)", "(So ist es.)"],
  ["**One** and ***two***.", "<em>One</em> and <em>two</em>.", "One and two."],
  ["**这是重点**。", "<em>这是重点</em>。", "这是重点。"],
  [
    "Leser**innen, Hörer**innen, 2 ** 3 ** 4.",
    "Leser**innen, Hörer**innen, 2 ** 3 ** 4.",
    "Leser**innen, Hörer**innen, 2 ** 3 ** 4.",
  ],
  ["*“A”*, *b*", "<em>“A”</em>, <em>b</em>", "“A”, b"],
];

test.each(cases)("only asterisks around whole words emphasise the words: %s", (text, html, plain) => {
  expect(renderToStaticMarkup(<RichText text={text} />)).toBe(html);
  expect(stripEmphasis(text)).toBe(plain);
});

test("a text keeps its line breaks and drops empty lines", () => {
  const text = "• First\n\t• *Second*\n\nLast";
  expect(renderToStaticMarkup(<RichText text={text} />)).toBe("• First<br/>• <em>Second</em><br/>Last");
});
