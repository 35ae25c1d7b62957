export const checkbox = "m-0 size-5 flex-none cursor-[inherit] accent-lagoon";

/** The label around it, wide enough for a finger. */
export const checkboxLabel =
  "inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-[0.6rem] has-disabled:cursor-default";
