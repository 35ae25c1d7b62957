"use client";

import { useEffect, useRef } from "react";
import { renewal } from "@/content/renewal";
import { useStore } from "@/lib/create-store";
import { renewalOffers, watchForRenewal } from "@/lib/renewal";

/** Offers a reload when a file of the page is gone because a new release is live. */
export function RenewalDialog() {
  const offers = useStore(renewalOffers);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(watchForRenewal, []);
  useEffect(() => {
    if (offers && !dialog.current?.open) dialog.current?.showModal();
  }, [offers]);

  if (!offers) return null;
  return (
    <dialog
      ref={dialog}
      className="m-auto max-w-[min(32rem,100vw-2rem)] rounded-sheet bg-paper p-s6 text-ink shadow-lift backdrop:bg-veil"
      aria-labelledby="renewal"
      aria-describedby="renewal-text"
    >
      <h2 id="renewal" className="text-h3">
        {renewal.heading}
      </h2>
      <p id="renewal-text" className="mt-s3">
        {renewal.text}
      </p>
      <div className="actions mt-s5">
        {/* The `Button` component would enlarge every page's bundle, so these are plain buttons. */}
        <button
          type="button"
          className="button button-primary button-normal"
          onClick={() => window.location.reload()}
        >
          {renewal.load}
        </button>
        <button type="button" className="textbtn" onClick={() => dialog.current?.close()}>
          {renewal.later}
        </button>
      </div>
    </dialog>
  );
}
