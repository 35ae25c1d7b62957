import { deskWaitlist } from "@/content/desk-waitlist";
import { classNames } from "@/lib/class-names";

const words = deskWaitlist.quote;
const quote =
  "block max-w-[34em] whitespace-pre-line font-aside text-[1.0625rem] text-ink-2 italic leading-[1.45]";
const toggle =
  "inline-block py-2 font-strong text-lagoon text-small underline decoration-1 decoration-gold underline-offset-[0.25em]";
const shownAtOnce = 150;

function beginningOf(text: string) {
  const cut = text.slice(0, shownAtOnce);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), shownAtOnce - 30)).trimEnd()}…`;
}

/** What somebody wrote; a long text shows its beginning until it is opened. */
export function Quote({ text }: { text: string | null }) {
  if (!text) return <span className="text-ink-2 text-small">{words.none}</span>;
  if (text.length <= shownAtOnce + 30) return <q className={quote}>{text}</q>;
  return (
    <details className="group">
      <summary className="min-h-11">
        <q className={classNames(quote, "group-open:hidden")}>{beginningOf(text)}</q>
        <span className={classNames(toggle, "group-open:hidden")}>{words.all}</span>
        <span className={classNames(toggle, "not-group-open:hidden")}>{words.less}</span>
      </summary>
      <q className={quote}>{text}</q>
    </details>
  );
}
