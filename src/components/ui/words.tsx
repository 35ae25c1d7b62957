/** A text in which words between two asterisks are emphasised. */
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
