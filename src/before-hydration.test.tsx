// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { type SyntheticEvent, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { beforeHydration } from "./before-hydration.mjs";
import { UnloadedNotice } from "./components/layout/unloaded-notice";

type PageProps = { onEdit: (event: SyntheticEvent) => void; onSend: () => void };

function Page({ onEdit, onSend }: PageProps) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    <>
      <h1>Sign in</h1>
      <form onChange={onEdit} onSubmit={(event) => event.preventDefault()}>
        <input name="email" type="email" />
        <input name="name" />
        <input name="answer" aria-label="first" />
        <input name="answer" aria-label="second" />
        <input name="newsletter" type="checkbox" />
        <select name="goal">
          <option>Rest</option>
          <option>Work</option>
        </select>
        <textarea name="text" />
        <button type="button">Show</button>
        <button type="submit" onClick={onSend}>
          Send
        </button>
      </form>
      <UnloadedNotice />
    </>
  );
}

const changes: [what: string, change: (page: Element) => void][] = [
  ["left unchanged", () => {}],
  ["translated", (page) => page.querySelector("h1")?.replaceChildren(document.createElement("font"))],
  ["changed by adding text in front of a field", (page) => page.querySelector("input")?.before("*")],
  [
    "changed by adding an element around a field",
    (page) => {
      const wrapper = document.createElement("p");
      const field = page.querySelector("input");
      field?.replaceWith(wrapper);
      if (field) wrapper.append(field);
    },
  ],
  ["changed by removing an element", (page) => page.querySelector("h1")?.remove()],
  [
    "changed by adding a field in front of the others",
    (page) => page.querySelector("form")?.prepend(document.createElement("input")),
  ],
];

const input = (name: string, at = 0) => document.getElementsByName(name)[at] as HTMLInputElement;

let root: Root | undefined;
afterEach(async () => {
  vi.useRealTimers();
  act(() => root?.unmount());
  document.body.replaceChildren();
  // Removes the listeners of a page that was not hydrated.
  document.documentElement.dataset.hydrated = "";
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  delete document.documentElement.dataset.hydrated;
  vi.restoreAllMocks();
});

function arrive() {
  const script = document.createElement("script");
  const page = document.createElement("div");
  document.body.append(script, page);
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  // biome-ignore lint/security/noGlobalEval: the page runs this text as an inline script
  globalThis.eval(beforeHydration);
  const props = { onEdit: vi.fn(), onSend: vi.fn() };
  page.innerHTML = renderToString(<Page {...props} />);
  dispatchEvent(new Event("DOMContentLoaded"));
  const hydrate = () =>
    act(async () => {
      root = hydrateRoot(page, <Page {...props} />, { onRecoverableError() {} });
    });
  return { page, hydrate, ...props };
}

function type(field: HTMLInputElement, text: string) {
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Types with an input method that has not ended its composition. */
function compose(field: HTMLInputElement, text: string) {
  field.focus();
  field.value = text;
  field.dispatchEvent(Object.assign(new Event("input", { bubbles: true }), { isComposing: true }));
}

test.each(changes)(
  "a page that was %s before hydration keeps what was typed into it, the focus and the selection",
  async (what, change) => {
    const { page, hydrate, onEdit } = arrive();
    type(input("name"), "Noor de Vries");
    input("name").setSelectionRange(2, 4);
    type(input("email"), "noor@example.org");
    type(input("answer", 1), "the second");
    type(input("text"), "Two\nlines");
    type(input("goal"), "Work");
    input("newsletter").click();
    change(page);
    // The field gets the focus after the change, because moving an element removes its focus.
    input("name").focus();
    const old = input("email");
    await hydrate();
    await waitFor(() => expect(input("email").value).toBe("noor@example.org"));
    expect(input("email") === old, "React kept the field").toBe(what === "left unchanged");
    expect(input("answer").value).toBe("");
    expect(input("answer", 1).value).toBe("the second");
    expect(input("text").value).toBe("Two\nlines");
    expect(input("goal").value).toBe("Work");
    expect(input("newsletter").checked).toBe(true);
    const edited = ["name", "email", "text", "goal", "newsletter"].map((name) => input(name));
    expect(new Set(onEdit.mock.calls.map(([{ target }]) => target))).toEqual(
      new Set([...edited, input("answer", 1)]),
    );
    await waitFor(() => expect(document.activeElement).toBe(input("name")));
    expect([input("name").selectionStart, input("name").selectionEnd]).toEqual([2, 4]);
  },
);

test.each(changes)(
  "a page that was %s before hydration repeats a submission that a password manager made without a click",
  async (_what, change) => {
    const { page, hydrate, onSend } = arrive();
    type(input("email"), "noor@example.org");
    const isSent = page
      .querySelector("form")
      ?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(isSent, "the browser does not leave the page").toBe(false);
    change(page);
    await hydrate();
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  },
);

test.each(changes)("a page that was %s before hydration repeats an early click", async (_what, change) => {
  const { page, hydrate, onSend } = arrive();
  page.querySelectorAll("button")[1]?.click();
  change(page);
  await hydrate();
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
});

test("hydration triggers a change event for a field that was emptied before", async () => {
  const { hydrate, onEdit } = arrive();
  input("name").defaultValue = "Noor";
  type(input("name"), "");
  await hydrate();
  await waitFor(() => expect(onEdit.mock.calls.map(([{ target }]) => target)).toContain(input("name")));
  expect(input("name").value).toBe("");
});

test("hydration does not interrupt an input method; a change event follows when the composition ends", async () => {
  const { hydrate, onEdit } = arrive();
  const field = input("name");
  compose(field, "のoる");
  await hydrate();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(onEdit).not.toHaveBeenCalled();
  expect(field.value).toBe("のoる");
  act(() => void field.dispatchEvent(new Event("compositionend", { bubbles: true })));
  expect(onEdit.mock.calls.map(([{ target }]) => target)).toContain(field);
  expect(field.value).toBe("のoる");
});

test("hydration triggers a change event for text that an input method completed before", async () => {
  const { hydrate, onEdit } = arrive();
  const field = input("name");
  compose(field, "のる");
  field.dispatchEvent(new Event("compositionend", { bubbles: true }));
  await hydrate();
  await waitFor(() => expect(onEdit.mock.calls.map(([{ target }]) => target)).toContain(field));
});

test("hydration neither focuses a field that the visitor has left nor fills in a field that was not edited", async () => {
  const { page, hydrate } = arrive();
  type(input("name"), "Noor");
  input("name").blur();
  page.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  page.querySelector("h1")?.remove();
  await hydrate();
  await waitFor(() => expect(input("name").value).toBe("Noor"));
  expect(document.activeElement).toBe(document.body);
  expect(input("email").value).toBe("");
});

const isNoticeHidden = () => document.querySelector<HTMLElement>("[data-unloaded]")?.hidden;

function failScript(src: string) {
  const script = document.createElement("script");
  script.type = "text/plain";
  script.src = src;
  document.body.append(script);
  script.dispatchEvent(new Event("error"));
}

test("a notice is shown once a script of the site has failed to load, and hidden once the page is hydrated", async () => {
  const { hydrate } = arrive();
  failScript("https://tracker.example/_next/static/chunks/a.js");
  expect(isNoticeHidden()).toBe(true);
  failScript("/_next/static/chunks/a.js");
  expect(isNoticeHidden()).toBe(false);
  await hydrate();
  await waitFor(() => expect(isNoticeHidden()).toBe(true));
});

test("a notice is shown if the response to a script's request is not a script", () => {
  arrive();
  const filename = `${location.origin}/_next/static/chunks/a.js`;
  dispatchEvent(new ErrorEvent("error", { filename }));
  expect(isNoticeHidden()).toBe(false);
});

test("a notice is shown if an early click waits for eight seconds, and its button reloads the page", async () => {
  vi.useFakeTimers();
  const { page } = arrive();
  vi.advanceTimersByTime(20_000);
  expect(isNoticeHidden()).toBe(true);
  page.querySelectorAll("button")[1]?.click();
  vi.advanceTimersByTime(7_900);
  expect(isNoticeHidden()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(isNoticeHidden()).toBe(false);
  vi.useRealTimers();
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  page.querySelector<HTMLElement>("[data-unloaded] button")?.click();
  expect(reload).toHaveBeenCalledOnce();
});
