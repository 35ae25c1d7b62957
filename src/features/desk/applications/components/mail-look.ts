/** The paragraphs of a letter as it was written. */
export const mailText = "space-y-[0.9rem] text-base leading-[1.6] wrap-anywhere [&_p]:whitespace-pre-line";
