export const menuEntry =
  "flex min-h-13 w-full items-center gap-[0.85rem] text-left font-medium text-base text-ink leading-[1.2] no-underline hover:text-lagoon disabled:cursor-progress disabled:text-ink-2";
export const menuEntryIcon = "size-[min(1.35rem,7vw)] flex-none stroke-[3.2]";
