import type { ComponentProps } from "react";

/** Words between two asterisks are emphasised. */
export function Words({ text }: { text: string }) {
  const marked = /^(.*?)\*([^*\n]+)\*(.*)$/s.exec(text);
  if (!marked) return text;
  const [, before, emphasised, after = ""] = marked;
  return (
    <>
      {before}
      <em>{emphasised}</em>
      <Words text={after} />
    </>
  );
}

type ParagraphProps = Omit<ComponentProps<"p">, "children"> & { text: string };

export function Paragraph({ text, ...props }: ParagraphProps) {
  return (
    <p {...props}>
      <Words text={text} />
    </p>
  );
}
