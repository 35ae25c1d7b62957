export const none = { exactly: 0 };
/** As many as there are: the unit of the figure says of how many. */
export const all = { all: true };
