/** How long filling in a form takes at least. Forms wait for it before they send; what comes earlier is spam. */
export const minFillTimeMs = { form: 2_500, signUp: 1_500 } as const;
