export const checkbox = "m-0 size-5 flex-none cursor-[inherit] accent-lagoon";

export const mailBody = "space-y-[0.9rem] text-base leading-[1.6] wrap-anywhere [&_p]:whitespace-pre-line";
