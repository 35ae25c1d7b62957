import localFont from "next/font/local";

// Their fallbacks are in fallback-fonts.css: Next adjusts one face to the average width, in which titles break otherwise.

export const fraunces = localFont({
  src: "./fonts/fraunces.woff2",
  variable: "--font-fraunces",
  weight: "340 400",
  style: "normal",
  display: "swap",
  adjustFontFallback: false,
});

export const frauncesItalic = localFont({
  src: "./fonts/fraunces-italic.woff2",
  variable: "--font-fraunces-italic",
  weight: "100 900",
  style: "italic",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

export const figtree = localFont({
  src: "./fonts/figtree.woff2",
  variable: "--font-figtree",
  weight: "300 900",
  display: "swap",
  adjustFontFallback: false,
});
