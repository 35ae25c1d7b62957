// Separate from site.ts, because error boundaries put these into the bundle of every page.

export const brandName = "Aurea";

/** Until the owner puts another one. */
export const defaultSupport = "support@aurea.example";

export const bannerLabel = "Notice";

/** Until the owner puts another one. */
export const defaultBanner = "We are still in BETA. More features and content coming soon!";
