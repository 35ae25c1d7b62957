"use client";

import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";

type DropMenuProps = { className?: string; summary: ReactNode; children: ReactNode };

export function DropMenu({ className, summary, children }: DropMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function onOutsideClick(event: PointerEvent) {
      const box = menu.current;
      if (!box?.open || !(event.target instanceof Node)) return;
      if (event.target === box || !box.contains(event.target)) box.open = false;
    }
    function onKey(event: KeyboardEvent) {
      const box = menu.current;
      if (event.key !== "Escape" || !box?.open) return;
      box.open = false;
      box.querySelector("summary")?.focus();
    }
    const left = new AbortController();
    document.addEventListener("pointerdown", onOutsideClick, left);
    document.addEventListener("keydown", onKey, left);
    return () => left.abort();
  }, []);

  function closeOnChoice(event: MouseEvent) {
    const chosen = event.target instanceof Element && event.target.closest("a");
    if (chosen && menu.current) menu.current.open = false;
  }

  function closeOnLeave(event: FocusEvent) {
    const next = event.relatedTarget;
    if (menu.current && next instanceof Node && !menu.current.contains(next)) menu.current.open = false;
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links also send a click for Enter
    <details ref={menu} className={className} onClick={closeOnChoice} onBlur={closeOnLeave}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
