import localFont from "next/font/local";

// Next's own fallback fonts are off, because they match only the average width and titles would wrap differently. This
// site's fallback fonts are in fallback-fonts.css.

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
