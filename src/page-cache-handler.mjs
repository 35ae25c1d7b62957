import { subscribe } from "node:diagnostics_channel";
import { LRUCache } from "lru-cache";

/** @type {LRUCache<string, { value: object, lastModified: number, tags: string[] }>} */
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
   * @param {{ tags?: string[] }} [context]
   */
  async set(key, value, { tags = [] } = {}) {
    if (value === null) rendered.delete(key);
    else if (this.#generation === generation) rendered.set(key, { value, lastModified: Date.now(), tags });
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    const stale = [tags].flat();
    for (const [key, entry] of rendered.entries())
      if (entry.tags.some((tag) => stale.includes(tag))) rendered.delete(key);
  }

  resetRequestCache() {}
}
