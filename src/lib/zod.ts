import { z } from "zod";

// Without jitless, zod tests in the browser whether it may compile, which violates the content security
// policy.
if (typeof window !== "undefined") z.config({ jitless: true });

export * from "zod";
