export const formWords = {
  showPassword: { word: "Show", of: "password" },
  hidePassword: { word: "Hide", of: "password" },
  decoy: "Please leave this empty",
} as const;
