import "vitest";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with vitest's own
  interface ProvidedContext {
    /** The folder of the test databases, and the migrated database that each test file copies. */
    scratch: string;
    template: string;
    /** The running site that all built tests share. */
    builtSite: { url: string; databaseFile: string };
  }
}
