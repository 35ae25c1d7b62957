"use client";

import { type ComponentProps, useEffect, useRef } from "react";

type SearchInputProps = ComponentProps<"input"> & { defaultValue?: string };

/** A browser ignores a new default in an edited field, so the text is set when the search changes otherwise, as by Back. */
export function SearchInput({ defaultValue = "", ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(defaultValue);

  useEffect(() => {
    if (input.current && shown.current !== defaultValue) input.current.value = defaultValue;
    shown.current = defaultValue;
  }, [defaultValue]);

  return <input ref={input} defaultValue={defaultValue} {...rest} />;
}
