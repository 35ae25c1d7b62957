import { builtPage } from "@tests/support/built-pages";
import type { Element, Node } from "happy-dom";
import { expect, test } from "vitest";
import { documentIds, documents } from "@/content/documents";
import { shownContent } from "@/content/shown-content";
import { stripEmphasis } from "@/lib/emphasis";

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [stripEmphasis(value).replace(/\s+/g, " ")];
  return Object.values(Object(value)).flatMap(textsIn);
}

/** Returns the visible texts and the texts of closed panels. */
function textNodesOf(node: Node): string[] {
  if (node.nodeType === node.TEXT_NODE) return [(node.textContent ?? "").replace(/\s+/g, " ").trim()];
  if ((node as Element).matches?.("script, style, [hidden], [aria-hidden], .sr-only")) return [];
  return [...node.childNodes].flatMap(textNodesOf);
}

/** Prices, numbers and the Roman numerals on plates are computed from other fields or drawn. */
const computed = /^(\W*|\d+|Free|\$[\d,]+|(\$\d+ )?per month|[IV]+)$/;

/** Some pages join several fields with commas, or add a full stop or a dot. */
const fieldsIn = (piece: string) => piece.split(", ").map((field) => field.replace(/[ ·.]+$/, ""));

const pagesOfDocuments = [...new Set(documentIds.flatMap((id): readonly string[] => documents[id].paths))];

test.each(pagesOfDocuments.filter((path) => path !== "/profile"))(
  "every text of the page %s is a field of one of its documents",
  (path) => {
    const shown = documentIds.filter(
      (id) => id === "site" || documents[id].paths.some((own) => own === path),
    );
    const texts = shown.flatMap((id) => textsIn(shownContent(id, {}))).join("\n");
    const pieces = textNodesOf(builtPage(path).body);
    expect(pieces.length).toBeGreaterThan(40);
    const fields = pieces.flatMap(fieldsIn).filter((field) => !computed.test(field));
    expect(fields.filter((field) => !texts.includes(field))).toEqual([]);
  },
);
