export const formWords = {
  showPassword: { word: "Show", of: "password" },
  hidePassword: { word: "Hide", of: "password" },
  decoy: "Website",
} as const;
