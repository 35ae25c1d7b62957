"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { Message } from "@/components/ui/message";
import { profile } from "@/content/profile";
import { type Failure, readFailure } from "../failure";
import "./news.css";

export type News = { tone: "error" | "ok"; text: string };

type Board = {
  onProcessing: (isBusy: boolean) => void;
  onMessage: (news: News | null) => void;
};

const BoardContext = createContext<Board>({ onProcessing: () => {}, onMessage: () => {} });

/** Where a part of the profile says that it is saving, and how that went. */
export function useBoard() {
  return useContext(BoardContext);
}

type Words = { saved?: string; failed: (failure: Failure) => string };

/** Runs one save with its three banners; gives the failure, or null when it worked. */
export function useSave() {
  const { onProcessing, onMessage } = useBoard();
  return async (work: () => Promise<unknown>, { saved, failed }: Words): Promise<Failure | null> => {
    onMessage(null);
    onProcessing(true);
    try {
      await work();
      if (saved) onMessage({ tone: "ok", text: saved });
      return null;
    } catch (error) {
      const failure = readFailure(error);
      onMessage({ tone: "error", text: failed(failure) });
      return failure;
    } finally {
      onProcessing(false);
    }
  };
}

/** The settings with their banner: processing, failed or done, until the next input or action. */
export function NewsBoard({ children }: { children: ReactNode }) {
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
    <BoardContext value={board}>
      <div className="settings" onInput={() => setNews(null)}>
        <div className="news">
          <div role="status">
            {pending > 0 ? (
              <Message tone="info" live={false}>
                {profile.processing}
              </Message>
            ) : null}
            {shown?.tone === "ok" ? (
              <Message tone="ok" live={false}>
                {shown.text}
              </Message>
            ) : null}
          </div>
          <div role="alert">
            {shown?.tone === "error" ? (
              <Message tone="error" live={false}>
                {shown.text}
              </Message>
            ) : null}
          </div>
        </div>
        {children}
      </div>
    </BoardContext>
  );
}
