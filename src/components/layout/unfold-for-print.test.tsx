// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { UnfoldForPrint } from "./unfold-for-print";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["without ::details-content, folded content is open while it is printed", false, true],
  ["with ::details-content, folded content is left to the stylesheet", true, false],
])("in browsers %s", (_title, isSupported, isOpen) => {
  vi.stubGlobal("CSS", { supports: () => isSupported });
  const { container } = render(
    <main>
      <details />
      <details open />
      <UnfoldForPrint />
    </main>,
  );
  const states = () => [...container.querySelectorAll("details")].map(({ open }) => open);
  dispatchEvent(new Event("beforeprint"));
  expect(states()).toEqual([isOpen, true]);
  dispatchEvent(new Event("afterprint"));
  expect(states()).toEqual([false, true]);
});
