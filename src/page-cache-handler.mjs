import { subscribe } from "node:diagnostics_channel";
import { LRUCache } from "lru-cache";

/** @type {LRUCache<string, { value: object, lastModified: number }>} */
const rendered = new LRUCache({ max: 500 });
let generation = 0;

subscribe("aurea:content-changed", () => {
  generation += 1;
  rendered.clear();
});

/**
 * Next's `cacheHandler` (see its documentation) keeps rendered pages in memory, so that pages prerendered with the
 * settings of the build are never served. Next creates an instance for each request and loads this file without
 * compiling it.
 */
export default class PageCacheHandler {
  #generation = generation;

  /** @param {string} key */
  async get(key) {
    return rendered.get(key) ?? null;
  }

  /**
   * Stores a page, unless its render began before the last content change.
   * @param {string} key
   * @param {object | null} value
   */
  async set(key, value) {
    if (value === null) rendered.delete(key);
    else if (this.#generation === generation) rendered.set(key, { value, lastModified: Date.now() });
  }

  /** Removes all pages, because there are few. */
  async revalidateTag() {
    rendered.clear();
  }

  resetRequestCache() {}
}
