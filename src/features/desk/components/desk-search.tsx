"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, startTransition, useEffect, useOptimistic, useRef } from "react";
import { inputLook } from "@/components/forms/input-look";
import { desk } from "@/content/desk";
import { useStalledNavigation } from "@/lib/use-stalled-navigation";
import { buildPageUrl } from "../page-url";

export type DeskSearchProps = {
  action: string;
  query?: string;
  /** Other query parameters to keep, such as the filter. */
  keep?: Record<string, string | undefined>;
  label?: string;
  placeholder?: string;
};

/** The search is a plain form, which works without scripts. */
export function DeskSearch({ action, query = "", keep = {}, label, placeholder }: DeskSearchProps) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  const [opening, setOpening] = useOptimistic("");
  useStalledNavigation(opening !== "", opening);

  // A browser ignores a new default value in an edited field, so Back would leave the text of the later search.
  useEffect(() => {
    // Keeps what is typed while the results of a search load.
    if (input.current?.value.trim() === shown.current.trim()) input.current.value = query;
    shown.current = query;
  }, [query]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const href = buildPageUrl(action, { q: `${new FormData(event.currentTarget).get("q")}`.trim(), ...keep });
    startTransition(() => {
      setOpening(href);
      router.push(href);
    });
  }

  return (
    <form
      action={action}
      className="w-full tab:w-[min(20rem,100%)] print:hidden"
      role="search"
      onSubmit={search}
    >
      <label className="sr-only" htmlFor="desk-search">
        {label ?? desk.search.label}
      </label>
      <input
        ref={input}
        className={inputLook({ kind: "search" })}
        id="desk-search"
        type="search"
        aria-keyshortcuts="/"
        name="q"
        defaultValue={query}
        placeholder={placeholder ?? desk.search.placeholder}
        maxLength={desk.search.maxLength}
      />
      {Object.entries(keep).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <button className="sr-only" type="submit" tabIndex={-1}>
        {desk.search.submit}
      </button>
    </form>
  );
}
