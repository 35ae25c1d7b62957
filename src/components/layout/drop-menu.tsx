"use client";

import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";

type DropMenuProps = { className?: string; summary: ReactNode; children: ReactNode };

export function DropMenu({ className, summary, children }: DropMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const box = menu.current;
    if (!box) return;
    const close = () => box.removeAttribute("open");
    // A click on the veil has the menu itself as its target, because the veil is the menu's ::before.
    function onOutsideClick({ target }: PointerEvent) {
      if (target === box || !box?.contains(target as Node)) close();
    }
    function onKey({ key }: KeyboardEvent) {
      if (key !== "Escape" || !box?.open) return;
      close();
      box.querySelector("summary")?.focus();
    }
    const controller = new AbortController();
    addEventListener("pointerdown", onOutsideClick, { signal: controller.signal });
    addEventListener("keydown", onKey, { signal: controller.signal });
    addEventListener("popstate", close, { signal: controller.signal });
    return () => controller.abort();
  }, []);

  function closeOnChoice({ target, currentTarget }: MouseEvent) {
    if ((target as Element).closest("a")) currentTarget.removeAttribute("open");
  }

  function closeOnLeave({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node))
      currentTarget.removeAttribute("open");
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links also send a click for Enter
    <details ref={menu} className={className} onClick={closeOnChoice} onBlur={closeOnLeave}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
