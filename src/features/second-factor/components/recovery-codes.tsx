import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { secondFactor } from "@/content/second-factor";
import { saveFile } from "@/lib/save-file";

const text = secondFactor.recovery;

type RecoveryCodesProps = { heading: "h1" | "h3"; codes: readonly string[]; onKept: () => void };

/** The codes cannot be shown again. */
export function RecoveryCodes({ heading: Heading, codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid justify-items-start gap-4">
      <Heading ref={heading} tabIndex={-1} className="font-display text-[1.75rem]">
        {text.heading}
      </Heading>
      <p>{text.lead}</p>
      <ol
        role="list"
        className="grid w-full grid-flow-col grid-cols-2 grid-rows-5 gap-x-6 gap-y-2 border-gold border-y py-4"
      >
        {codes.map((code, at) => (
          <li key={code} className="flex items-baseline gap-3">
            <span className="w-6 text-right font-display text-gold-ink" aria-hidden="true">
              {at + 1}
            </span>
            <code className="font-mono" translate="no">
              {code}
            </code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKept}>{text.kept}</Button>
        <Button variant="line" onClick={() => saveFile(text.file, "text/plain", `${codes.join("\n")}\n`)}>
          {text.save}
        </Button>
      </div>
    </section>
  );
}
