import { useSupportAddress } from "@/components/layout/support-address";
import { failure } from "@/content/not-found";

/**
 * The links and the button load pages in full, because Next caches truncated pages and failed scripts, and would show the
 * same error again.
 */
export function ErrorSection({ digest }: { digest?: string }) {
  const support = useSupportAddress();
  return (
    <section
      className="grid min-h-[calc(100svh-var(--top))] items-center bg-[linear-gradient(var(--color-sand),var(--color-warm))] pt-s7 pb-band"
      aria-labelledby="h-error"
    >
      <div className="wrap">
        <svg
          className="mb-s6 h-auto w-[min(15rem,60vw)] overflow-visible fill-none stroke-gold stroke-[1.4]"
          viewBox="0 0 240 200"
          aria-hidden="true"
        >
          <path d="M0 160H240M62 160A58 58 0 0 1 178 160" />
          <path className="stroke-[0.8]" d="M120 92V62M88 101L74 76M152 101L166 76" strokeDasharray="2 5" />
          <path className="stroke-[0.8]" d="M74 170H166M84 178H156M100 186H140" />
        </svg>
        <h1 id="h-error">{failure.heading}</h1>
        <p className="lead mt-s4">{failure.lead}</p>
        <div className="actions mt-s6">
          {/* The `Button` component would enlarge every page's bundle, so this is a plain button. */}
          <button
            type="button"
            className="button button-primary button-normal"
            onClick={() => window.location.reload()}
          >
            {failure.again}
          </button>
          <a className="textlink" href="/">
            {failure.home}
          </a>
        </div>
        <p className="note mt-s7">
          {support ? (
            <span>
              {failure.help} {support}.{" "}
            </span>
          ) : null}
          {digest ? <span>{`${failure.reference}: ${digest}`}</span> : null}
        </p>
      </div>
    </section>
  );
}
