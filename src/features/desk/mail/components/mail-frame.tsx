"use client";

import { deskMail } from "@/content/desk-mail";
import { DeskGrid, DeskPanel } from "../../components/desk-panel";

function fitHeight(frame: HTMLIFrameElement) {
  const height = frame.contentDocument?.documentElement?.offsetHeight;
  if (height) frame.style.height = `${height + frame.offsetHeight - frame.clientHeight}px`;
}

/** Fits the frame again when its width changes, because the height of an email depends on the width. */
function watchWidth(frame: HTMLIFrameElement) {
  const watch = new ResizeObserver(() => fitHeight(frame));
  watch.observe(frame);
  return () => watch.disconnect();
}

export function MailWindow({ source, title }: { source: string; title: string }) {
  return (
    <iframe
      ref={watchWidth}
      className="mb-s3 block h-208 tab:h-176 w-full rounded-sheet border border-dune-line bg-sand"
      src={source}
      title={title}
      onLoad={({ currentTarget }) => fitHeight(currentTarget)}
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
