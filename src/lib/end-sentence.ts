/** Adds a full stop, unless the text already ends with . ! ? or …, such as "Thank you, Noor Jr." */
export const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
