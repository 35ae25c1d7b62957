"use client";

import { useEffect, useRef } from "react";
import { deskMail } from "@/content/desk-mail";
import { DeskGrid, DeskPanel } from "../../components/desk-panel";

export function MailWindow({ source, title }: { source: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    function fit() {
      const height = current?.contentDocument?.documentElement?.offsetHeight;
      if (current && height)
        current.style.height = `${height + current.offsetHeight - current.clientHeight}px`;
    }
    // Fits the frame again when its width changes, because the height of an email depends on the width.
    const watch = new ResizeObserver(fit);
    watch.observe(current);
    current.addEventListener("load", fit);
    return () => {
      watch.disconnect();
      current.removeEventListener("load", fit);
    };
  }, []);

  return (
    <iframe
      ref={frame}
      className="mb-s3 block h-208 tab:h-176 w-full rounded-sheet border border-dune-line bg-sand"
      src={source}
      title={title}
      // Allows access from the same origin, so that the page can read the email's height; scripts stay disabled.
      sandbox="allow-same-origin"
    />
  );
}

const texts = deskMail.mail;
const plainText =
  "max-h-184 print:max-h-none overflow-auto print:overflow-visible whitespace-pre-wrap font-text text-[0.9375rem] leading-[1.6] wrap-anywhere";

export function MailFrame({ source, subject, text }: { source: string; subject: string; text: string }) {
  return (
    <DeskGrid columns="mail">
      <DeskPanel title={texts.shown}>
        <MailWindow source={source} title={texts.frame(subject)} />
        <p className="note">{texts.linkNote}</p>
      </DeskPanel>
      <DeskPanel title={texts.text}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll long lines */}
        <pre className={plainText} role="group" aria-label={texts.text} dir="auto" tabIndex={0}>
          {text}
        </pre>
      </DeskPanel>
    </DeskGrid>
  );
}
