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
        {/* The drawing is a file, because an svg element here would enlarge every page's bundle. */}
        <div className="mb-s6 aspect-6/5 w-[min(15rem,60vw)] bg-[url(/media/lamp.svg)] bg-contain" />
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
