// These texts are not in site.ts, because error boundaries add their texts to the bundle of every page.

export const brandName = "Aurea";

export const defaultSupport = "support@aurea.example";

export const bannerLabel = "Notice";

export const defaultBanner = "We are still in BETA. More features and content coming soon!";
