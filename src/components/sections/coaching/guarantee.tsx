import type { coaching } from "@/content/coaching";
import { Seal } from "./seal";

export function Guarantee({ content }: { content: typeof coaching.guarantee }) {
  return (
    <section className="relative py-band bg-dune" aria-labelledby="h-guarantee">
      <div className="wrap grid12 items-center gap-y-s6">
        <Seal
          className="h-auto w-[min(20rem,70vw)] text-gold tab:col-end-5 tab:w-full tab:max-w-80"
          {...content.seal}
        />
        <div className="tab:col-start-6 wide:col-end-12">
          <h2 id="h-guarantee">{content.heading}</h2>
          <p className="lead mt-s5">{content.text}</p>
        </div>
      </div>
    </section>
  );
}
