/**
 * The inline script at the start of each page's body (`src/app/layout.tsx`). It restores input, focus and early clicks
 * after the hydration, and shows the notice of `src/components/layout/unloaded-notice.tsx` if a script fails or a click
 * waits for eight seconds. Elements and texts that extensions or proxies have added to the body are moved behind Next's
 * first element or wrapped, because React could not hydrate the body otherwise.
 */
export const beforeHydration = `(() => {
  const { body, currentScript } = document;
  const before = currentScript.previousElementSibling;
  if (before) body.prepend(before);
  for (const node of [...body.childNodes]) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const wrapper = document.createElement("span");
    node.replaceWith(wrapper);
    wrapper.append(node);
  }

  const listControls = () => {
    const counts = {};
    return [...document.querySelectorAll("a, button, input, select, summary, textarea")].map((control) => {
      const key = [control.localName, control.name, control.textContent].join();
      counts[key] = (counts[key] ?? 0) + 1;
      return [control, key + counts[key]];
    });
  };
  let keys = new Map();
  addEventListener("DOMContentLoaded", () => {
    keys = new Map(listControls());
  });
  const findReplacement = (control) => listControls().find(([, key]) => key === keys.get(control))?.[0];

  // Reads the fields at once, because a failed hydration may change them.
  const edited = new Map();
  const onEdit = ({ target, isComposing = false }) => {
    // An extension's own element may report an edit too.
    if (!target.matches?.("input, select, textarea")) return;
    // Moves a repeated edit to the end.
    edited.delete(target);
    edited.set(target, { value: target.value, checked: target.checked, isComposing });
  };
  let focused;
  const onFocus = ({ target }) => {
    focused = target;
  };
  const setNotice = (isShown) => {
    const notice = document.querySelector("[data-unloaded]");
    if (!notice) return;
    notice.hidden = !isShown;
    document.documentElement.toggleAttribute("data-notice", isShown);
  };
  let timer;
  const queued = new Set();
  const queue = (event, button) => {
    if (!button) return;
    event.preventDefault();
    // React may already listen, and would handle the event twice: now and when this script repeats it.
    event.stopImmediatePropagation();
    if (button.closest("[data-unloaded]")) return location.reload();
    queued.add(button);
    timer ??= setTimeout(setNotice, 8000, true);
  };
  const onClick = (event) => queue(event, event.target.closest("button"));
  // A page is never hydrated if a script fails to load or is not JavaScript, for example a network's sign-in page.
  const onError = ({ target, filename = target.src }) => {
    if (!filename?.startsWith(location.origin + "/_next/static/chunks/")) return;
    const show = () => setNotice(!("hydrated" in document.documentElement.dataset));
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
    else show();
  };
  // Some password managers submit a form without a click.
  const onSubmit = (event) => queue(event, event.target.querySelector("[type=submit]"));
  const listeners = Object.entries({
    click: onClick,
    compositionend: onEdit,
    error: onError,
    focusin: onFocus,
    input: onEdit,
    pointerdown: onFocus,
    submit: onSubmit,
  });
  for (const [type, listener] of listeners) addEventListener(type, listener, true);

  const restoreSelection = (field, { selectionStart, selectionEnd }) => {
    if (typeof selectionStart === "number") field.setSelectionRange(selectionStart, selectionEnd);
  };
  // React ignores events of a field if it already knows the value, so the field gets a different value first.
  const restoreEdit = (field, { value, checked, isComposing }) => {
    if (field.matches(":disabled")) return;
    // A changed value would end the composition of an input method.
    if (isComposing && field === document.activeElement) {
      field.addEventListener("compositionend", () => restoreEdit(field, field), { once: true });
      return;
    }
    if (/^(checkbox|radio)$/.test(field.type)) {
      field.checked = !checked;
      field.click();
      return;
    }
    // Scripts cannot choose a file, and setting a value would remove a half-typed date.
    if (field.type === "file" || field.validity.badInput) return;
    const { selectionStart, selectionEnd } = field;
    field.value = value ? "" : " ";
    // Bypasses React's value tracking.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
    if (field === document.activeElement) restoreSelection(field, { selectionStart, selectionEnd });
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const restoreFocus = () => {
    const control = document.activeElement === body && findReplacement(focused);
    if (!control) return;
    control.focus({ preventScroll: true });
    restoreSelection(control, focused);
  };

  new MutationObserver((_, observer) => {
    observer.disconnect();
    clearTimeout(timer);
    setNotice(false);
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
    for (const [old, edit] of edited) {
      const field = old.isConnected ? old : findReplacement(old);
      if (field) restoreEdit(field, edit);
    }
    if (focused && !focused.isConnected) restoreFocus();
    for (const button of queued) (button.isConnected ? button : findReplacement(button))?.click();
  }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
})()`;
