const off =
  "off:cursor-not-allowed off:border-dashed off:border-off off:bg-transparent off:text-muted off:shadow-none";
const busy =
  "aria-busy:cursor-progress aria-busy:border-lagoon-deep aria-busy:bg-lagoon-deep aria-busy:text-sand aria-busy:shadow-none";

/** What every button is drawn with. */
export const buttonBase = [
  "group/button inline-flex cursor-pointer items-center justify-center gap-[0.7em] rounded-control border",
  "text-center font-strong leading-[1.2] no-underline",
  "transition-[background-color,border-color,color,box-shadow] hover:shadow-press active:shadow-none",
  off,
  busy,
];

export const primaryButton =
  "border-lagoon bg-lagoon text-sand hover:border-lagoon-deep hover:bg-lagoon-deep";
export const normalButton = "min-h-13 px-[1.6rem] py-3 text-button";
