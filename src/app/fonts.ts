import localFont from "next/font/local";

// Next would adjust one fallback to the average width, so titles would wrap differently; see fallback-fonts.css.

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
