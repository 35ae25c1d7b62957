/** A form of the profile, and its button, as wide with its wheel as without. */
export const settingsForm = "grid max-w-md gap-s5";
export const settingsSave = "min-w-44 justify-self-start";
