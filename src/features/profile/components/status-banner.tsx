"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { Message } from "@/components/ui/message";
import { profile } from "@/content/profile";
import styles from "./status-banner.module.css";

export type News = { tone: "error" | "ok"; text: string };

type Board = {
  onProcessing: (isBusy: boolean) => void;
  onMessage: (news: News | null) => void;
};

const BannerContext = createContext<Board>({ onProcessing: () => {}, onMessage: () => {} });

/** Where a part of the profile says that it is saving, and how that went. */
export function useStatusBanner() {
  return useContext(BannerContext);
}

/** The settings with their banner: processing, failed or done, until the next input or action. */
export function StatusBanner({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState(0);
  const [news, setNews] = useState<News | null>(null);
  const [board] = useState<Board>(() => ({
    onProcessing: (isBusy) => setPending((count) => count + (isBusy ? 1 : -1)),
    onMessage: setNews,
  }));
  const shown = pending > 0 ? null : news;

  useEffect(() => {
    if (!news) return;
    function onPress({ target }: MouseEvent) {
      if (target instanceof Element && target.closest("button, a, summary")) setNews(null);
    }
    document.addEventListener("click", onPress, true);
    return () => document.removeEventListener("click", onPress, true);
  }, [news]);

  return (
    <BannerContext value={board}>
      <div className={styles.settings} onInput={() => setNews(null)}>
        <div className={styles.banner} data-banner>
          <div role="status">
            {pending > 0 ? (
              <Message className={styles.message} tone="info" live={false}>
                {profile.processing}
              </Message>
            ) : null}
            {shown?.tone === "ok" ? (
              <Message className={styles.message} tone="ok" live={false}>
                {shown.text}
              </Message>
            ) : null}
          </div>
          <div role="alert">
            {shown?.tone === "error" ? (
              <Message className={styles.message} tone="error" live={false}>
                {shown.text}
              </Message>
            ) : null}
          </div>
        </div>
        {children}
      </div>
    </BannerContext>
  );
}
