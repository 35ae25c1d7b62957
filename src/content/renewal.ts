// Separate from load-failures.ts, because every page loads this text.

export const renewal = {
  heading: "The site has been updated",
  text: "This page is from before the update. Reload it to continue: what you have typed into its longer forms is kept, apart from passwords.",
  load: "Reload",
  later: "Not now",
};
