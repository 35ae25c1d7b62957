export const checkbox = "m-0 size-5 flex-none cursor-[inherit] accent-lagoon";
