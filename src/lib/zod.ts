import { z } from "zod";

// Without jitless, zod tests whether the browser allows eval, which the content security policy reports as a
// violation.
if (typeof window !== "undefined") z.config({ jitless: true });

export * from "zod";
