/** Adds a full stop, unless the text ends with one, as the name "Jr." does. */
export const endSentence = (text: string) => (text.endsWith(".") ? text : `${text}.`);
