import "vitest";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with vitest's own
  interface ProvidedContext {
    /** Each test file copies the migrated database `template`. */
    scratch: string;
    template: string;
    /** All built tests share this site. */
    builtSite: { url: string; databaseFile: string };
  }
}
