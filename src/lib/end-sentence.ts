/** Adds a full stop, unless the text already ends a sentence, as a name with "Jr." or an owner's text may. */
export const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
