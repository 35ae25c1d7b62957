"use client";

import { type ComponentProps, useEffect, useRef } from "react";

type SearchInputProps = ComponentProps<"input"> & { defaultValue?: string };

/** A browser ignores a new default value in an edited field, so Back would leave the text of the later search. */
export function SearchInput({ defaultValue = "", ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(defaultValue);

  useEffect(() => {
    // Keeps what is typed while the results of a search load.
    if (input.current?.value.trim() === shown.current.trim()) input.current.value = defaultValue;
    shown.current = defaultValue;
  }, [defaultValue]);

  return <input ref={input} defaultValue={defaultValue} {...rest} />;
}
