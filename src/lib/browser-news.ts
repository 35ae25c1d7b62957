import { browserStorage } from "./storage";

const place = "aurea.news";
const kinds = ["left", "gone", "changed"] as const;

/** left: the member has signed out · gone: their account is deleted · changed: somebody has signed in, or a session has ended */
export type News = (typeof kinds)[number];

/** Tells the other tabs of this browser; nothing stays behind. */
export function announce(news: News) {
  browserStorage.write(place, `${news} ${Date.now()}`);
  browserStorage.remove(place);
}

/** Calls back with what another tab tells. */
export function hearNews(onNews: (news: News) => void) {
  window.addEventListener("storage", ({ key, newValue }) => {
    const news = key === place ? kinds.find((kind) => newValue?.startsWith(kind)) : undefined;
    if (news) onNews(news);
  });
}
