import localFont from "next/font/local";

export const fraunces = localFont({
  src: "./fonts/fraunces.woff2",
  variable: "--font-fraunces",
  weight: "340 400",
  style: "normal",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

export const frauncesItalic = localFont({
  src: "./fonts/fraunces-italic.woff2",
  variable: "--font-fraunces-italic",
  weight: "100 900",
  style: "italic",
  display: "swap",
  preload: false,
  adjustFontFallback: "Times New Roman",
});

export const figtree = localFont({
  src: "./fonts/figtree.woff2",
  variable: "--font-figtree",
  weight: "300 900",
  display: "swap",
  adjustFontFallback: "Arial",
});
