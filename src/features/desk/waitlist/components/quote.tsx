import { deskWaitlist } from "@/content/desk-waitlist";

const words = deskWaitlist.quote;
const shownAtOnce = 150;

function beginningOf(text: string) {
  const cut = text.slice(0, shownAtOnce);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), shownAtOnce - 30)).trimEnd()}…`;
}

/** What somebody wrote; a long text shows its beginning until it is opened. */
export function Quote({ text }: { text: string | null }) {
  if (!text) return <span className="entry-quiet">{words.none}</span>;
  if (text.length <= shownAtOnce + 30) return <q className="entry-quote">{text}</q>;
  return (
    <details className="entry-long">
      <summary>
        <q className="entry-quote entry-long__start">{beginningOf(text)}</q>
        <span className="entry-long__all">{words.all}</span>
        <span className="entry-long__less">{words.less}</span>
      </summary>
      <q className="entry-quote">{text}</q>
    </details>
  );
}
