import { type Content, type DocumentId, documentIds, formSchema, mergeContent } from "@/content/documents";
import { withFacts } from "@/content/facts";
import { type FieldSchema, fieldsIn } from "@/content/fields";
import { readFacts } from "@/content/shown-content";
import { stripEmphasis } from "@/lib/emphasis";
import { endWithEllipsis } from "@/lib/text-normalization";
import { type EarlierVersion, findContentChanges } from "./content-changes";
import { labelAt } from "./form-schema";

export type OutdatedText = {
  document: DocumentId;
  path: string;
  label: string;
  text: string;
  why: string[];
  /** True if the text is listed only until the coach has checked it. */
  mayBeTrue: boolean;
};

/** Returns only the texts that the owner can change. */
function textsIn(content: FieldSchema, values: unknown) {
  return fieldsIn(content, values).flatMap(({ schema: { widget = "", isKept }, value, path }) => {
    const isText = typeof value === "string" && !["fixed", "choice", "date"].includes(widget);
    return isText && !isKept ? [{ path, written: value }] : [];
  });
}

const around = 50;

function excerpt(text: string, { index, 0: found }: RegExpExecArray) {
  const from = text.lastIndexOf(" ", Math.max(0, index - around)) + 1;
  const end = text.indexOf(" ", index + found.length + around);
  const to = end === -1 ? text.length : end;
  const start = index <= around ? 0 : from;
  const shown = text.slice(start, to);
  return `${start > 0 ? "…" : ""}${to < text.length ? endWithEllipsis(shown) : shown}`;
}

/**
 * Returns the texts in all documents that mention an earlier price, name or support address of `document`, or an offer
 * whose state has changed since the coach last checked the texts. `before` has the document's earlier versions, newest
 * first; `live` has the stored values of all documents.
 */
export function findOutdatedTexts<D extends DocumentId>(
  document: D,
  before: readonly EarlierVersion<D>[],
  after: Content<D>,
  live: Partial<Record<DocumentId, unknown>>,
): OutdatedText[] {
  const changes = findContentChanges(document, before, after);
  if (changes.length === 0) return [];
  const facts = readFacts({ ...live, [document]: after });
  return documentIds.flatMap((id) => {
    const schema = formSchema(id);
    const content = id === document ? after : mergeContent(id, live[id]).content;
    return textsIn(schema, content).flatMap(({ path, written }) => {
      const text = stripEmphasis(written);
      const found = changes.flatMap(({ pattern, why, ownPath, mayBeTrue = false }) => {
        const match = ownPath && `${id}.${path}`.startsWith(ownPath) ? null : pattern.exec(text);
        return match ? [{ match, why, mayBeTrue }] : [];
      });
      const [first] = found;
      if (!first) return [];
      const label = `${schema.title} › ${labelAt(schema, path, content)}`;
      const why = [...new Set(found.map((one) => one.why))];
      const mayBeTrue = found.every((change) => change.mayBeTrue);
      const shown = withFacts(excerpt(text, first.match), facts);
      return [{ document: id, path, label, text: shown, why, mayBeTrue }];
    });
  });
}
