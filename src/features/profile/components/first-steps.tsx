import type { inferRouterOutputs } from "@trpc/server";
import { useRef, useState } from "react";
import { LiveStatus } from "@/components/ui/live-status";
import { TextLink } from "@/components/ui/page-link";
import { memberHome } from "@/content/member-home";
import { browserStorage } from "@/lib/storage";
import { tabUser } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";
import type { AppRouter } from "@/server/root";

export type Member = NonNullable<inferRouterOutputs<AppRouter>["profile"]["get"]>;

const texts = memberHome.start;
const place = "aurea.start";

type Facts = Pick<Member, "emailVerified" | "archetype" | "photoURL">;

function listStepsLeft({ emailVerified, archetype, photoURL }: Facts) {
  const { address, quiz, picture } = texts.list;
  const steps = [
    { ...address, isDone: Boolean(emailVerified) },
    { ...quiz, isDone: Boolean(archetype) },
    { ...picture, isDone: Boolean(photoURL) },
  ];
  return steps.filter(({ isDone }) => !isDone);
}

export function FirstSteps({ member }: { member: Facts }) {
  const left = listStepsLeft(member);
  const [atFirst] = useState(left.length);
  const { id } = useStore(tabUser);
  const [isDismissed, setIsDismissed] = useState(() => Boolean(id) && browserStorage.read(place) === id);
  const box = useRef<HTMLDivElement>(null);
  const isShown = left.length > 0 && !isDismissed;
  const progress = left.length < atFirst ? texts.left(left.length) : null;
  const dismissedText = atFirst > 0 ? texts.isAway : null;

  function dismiss() {
    if (id) browserStorage.write(place, id);
    setIsDismissed(true);
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1}>
      <LiveStatus>{isDismissed ? dismissedText : progress}</LiveStatus>
      {isShown ? (
        <section className="rounded-sheet border border-dune-line bg-warm p-sheet" aria-labelledby="h-start">
          <h2 id="h-start" className="text-h3 leading-tight">
            {texts.heading(left.length)}
          </h2>
          <ul
            role="list"
            className="mt-s4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-gap gap-y-3"
          >
            {left.map(({ label, text, href }) => (
              <li key={href} className="border-gold border-t pt-1.5">
                {href.startsWith("#") ? (
                  <a className="textlink" href={href}>
                    {label}
                  </a>
                ) : (
                  <TextLink href={href}>{label}</TextLink>
                )}
                <p className="note">{text}</p>
              </li>
            ))}
          </ul>
          <button type="button" className="textbtn mt-3" onClick={dismiss}>
            {texts.later}
          </button>
        </section>
      ) : null}
    </div>
  );
}
