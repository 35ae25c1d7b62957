export const checkbox = "m-0 size-5 flex-none cursor-[inherit] accent-lagoon";

/** The label is large enough for touch. */
export const checkboxLabel =
  "inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-[0.6rem] has-disabled:cursor-default";

export const mailBody = "space-y-[0.9rem] text-base leading-[1.6] wrap-anywhere [&_p]:whitespace-pre-line";
