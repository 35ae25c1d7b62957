// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PageDraft } from "../use-page-draft";
import { SaveStatus } from "./save-status";

afterEach(cleanup);

const at = new Date(2026, 10, 3, 14, 5);
const hebrew = "שלום בן־דוד!";

function lineOf(state: PageDraft["state"], by: string | null) {
  const page = { draft: { version: 1, at, by, publishAt: null } };
  const draft = { state, page, save: async () => true } as unknown as PageDraft;
  const { container } = render(<SaveStatus draft={draft} done={null} onDecide={() => undefined} />);
  const line = container.querySelector("p");
  return [line?.textContent, line?.querySelector("bdi")?.textContent];
}

test.each([
  [{ kind: "saved", at }, "Ilse", "Saved at 14:05 by Ilse"],
  [{ kind: "clean" }, "Marek", "Draft saved on 3 Nov 2026, 14:05 by Marek"],
  [{ kind: "clean" }, hebrew, `Draft saved on 3 Nov 2026, 14:05 by ${hebrew}`],
  [{ kind: "clean" }, null, "Draft saved on 3 Nov 2026, 14:05 by a former member"],
] as const)(
  "the editor shows when and by whom the draft was last saved (state %j, saved by %s)",
  (state, by, text) => {
    expect(lineOf(state, by)).toEqual([text, by ?? "a former member"]);
  },
);
