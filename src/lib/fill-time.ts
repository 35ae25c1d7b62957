/** In milliseconds, what nobody is quicker than; the forms themselves wait for the rest of it before they send. */
export const leastFillTime = { form: 2_500, signUp: 1_500 } as const;
