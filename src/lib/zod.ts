import { z } from "zod";

// In a browser zod would try whether it may compile its schemas, and each try is reported against the page's policy.
if (typeof window !== "undefined") z.config({ jitless: true });

export * from "zod";
