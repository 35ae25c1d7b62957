/** Adds a full stop, unless the text ends a sentence already, as the name "Jr." or an owner's text may. */
export const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
