// Every page loads the error boundaries, so the texts that they use are in this small file and not in site.ts.

export const brandName = "Aurea";

export const defaultSupport = "support@aurea.example";

export const bannerLabel = "Notice";

export const defaultBanner = "We are still in BETA. More features and content coming soon!";
