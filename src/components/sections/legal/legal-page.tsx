import { clsx } from "clsx";
import type { ReactNode } from "react";
import { chords, rays } from "@/components/art/geometry";
import { Paragraph } from "@/components/ui/rich-text";
import styles from "./legal-page.module.css";

type LegalPageProps = {
  content: Record<"title" | "lead" | "reviewed" | "contents", string>;
  drawing: keyof typeof drawings;
  parts: readonly { id: string; title: string }[];
  children: ReactNode;
};

export function LegalPage({ content, drawing, parts, children }: LegalPageProps) {
  const { title, lead, reviewed, contents } = content;
  return (
    <article>
      <header className={clsx("relative overflow-clip border-gold border-b", styles.head)}>
        <div className="wrap relative">
          <svg className={line} viewBox="-60 0 540 400" aria-hidden="true">
            {drawings[drawing]}
          </svg>
          <h1 className="max-w-[9em]">{title}</h1>
          <Paragraph className="lead mt-s5 max-w-[27em] max-wide:max-w-[21em]" text={lead} />
          <p className="aside mt-s4">{reviewed}</p>
        </div>
      </header>
      <div className={clsx("bg-paper", styles.body)}>
        <div className="wrap grid12">
          <nav
            className={clsx("self-start wide:sticky wide:top-[calc(var(--top)+2rem)]", styles.contents)}
            aria-labelledby="h-contents"
          >
            <h2 id="h-contents" className="text-gold-ink tracking-normal">
              {contents}
            </h2>
            <ol role="list">
              {parts.map((part) => (
                <li key={part.id}>
                  <a className="inline-flex min-h-11 items-center no-underline" href={`#${part.id}`}>
                    {part.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="wide:col-[5/-1]">{children}</div>
        </div>
      </div>
    </article>
  );
}

const fine = { strokeWidth: 0.7 };

const drawings = {
  arch: (
    <>
      <path d="M40 399V200A160 160 0 0 1 360 200V399M92 399V200A108 108 0 0 1 308 200V399" />
      <path d={rays(200, 200, 108, 160, 13, Math.PI, Math.PI * 2 + 0.262)} />
      <path {...fine} d="M99 399V200A101 101 0 0 1 301 200V399M40 266H92M40 332H92M308 266H360M308 332H360" />
      <path d={`M99 318H301M144 318A56 56 0 0 1 256 318${chords(200, 318, 56, 6)}`} />
      <path {...fine} d={rays(200, 318, 64, 80, 25, Math.PI, Math.PI * 2 + 0.131)} />
    </>
  ),
  balance: (
    <>
      <path d="M200 62V399M150 399Q192 386 194 340M250 399Q208 386 206 340M52 92H348" />
      <circle cx="200" cy="48" r="14" />
      <circle fill="currentColor" stroke="none" cx="200" cy="92" r="4" />
      <path {...fine} d="M52 92L-8 262M52 92L112 262M348 92L288 262M348 92L408 262" />
      <path d="M-12 262H116M-4 262A56 40 0 0 0 108 262M284 262H412M292 262A56 40 0 0 0 404 262" />
      <path {...fine} d="M3 270H101M14 278H90M34 286H70M299 270H397M310 278H386M330 286H366" />
      <circle cx="52" cy="224" r="38" />
      <circle {...fine} cx="52" cy="224" r="26.9" />
      <path d="M314.3 194.6H381.7V262H314.3Z" />
      <path {...fine} d="M314.3 194.6L381.7 262M381.7 194.6L314.3 262" />
      <path {...fine} d={rays(200, 92, 20, 30, 24)} />
    </>
  ),
};

const line =
  "absolute right-gutter rtl:right-auto rtl:left-gutter bottom-[calc(-1*clamp(2.5rem,2rem+3vw,5rem))] w-[clamp(17rem,38vw,33rem)] overflow-visible fill-none stroke-[1.4] stroke-current text-gold max-tab:hidden";
