import { type ComponentProps, Fragment } from "react";
import { splitEmphasis } from "@/lib/emphasis";

/** Emphasises words between two asterisks, and keeps line breaks without empty lines. */
export function RichText({ text }: { text: string }) {
  const lines = text.split(/\s*\n\s*/).map(splitEmphasis);
  return lines.map((parts, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other keys, and its parts have no state
    <Fragment key={place}>
      {place > 0 ? <br /> : null}
      {parts.map((part, index) => {
        if (index % 2 === 0) return part;
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        return <em key={index}>{part}</em>;
      })}
    </Fragment>
  ));
}

type ParagraphProps = Omit<ComponentProps<"p">, "children"> & { text: string };

export function Paragraph({ text, ...props }: ParagraphProps) {
  return (
    <p {...props}>
      <RichText text={text} />
    </p>
  );
}
