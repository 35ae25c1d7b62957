const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** Returns a day such as "21 November 2026" in the browser's time zone. */
export const formatLocalDate = (moment: Date) => day.format(moment);
