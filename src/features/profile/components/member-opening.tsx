import type { inferRouterOutputs } from "@trpc/server";
import { clsx } from "clsx";
import { type ReactNode, useRef, useState } from "react";
import { ArchetypeIcon } from "@/components/art/icon";
import { EmptyPlate, Plate, PlateCaption } from "@/components/art/plate";
import { ProfileOpening } from "@/components/sections/profile/profile-opening";
import { TextButton } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { LiveStatus } from "@/components/ui/message";
import { PageLink, TextLink } from "@/components/ui/page-link";
import { QuotedPhrases } from "@/components/ui/quoted-phrases";
import { RichText } from "@/components/ui/rich-text";
import type { ArchetypePractice } from "@/content/archetype-texts";
import { type Archetype, archetypeIds, archetypes } from "@/content/archetypes";
import { memberHome } from "@/content/member-home";
import { profile } from "@/content/profile";
import { useStore } from "@/lib/create-store";
import { browserStorage } from "@/lib/storage";
import { tabUser } from "@/lib/tab-storage";
import type { AppRouter } from "@/server/root";
import styles from "./member-opening.module.css";
import tonightStyles from "./tonight.module.css";

const text = profile.archetype;

// Names longer than this many characters get a smaller size, to stay within a few lines.
const longName = 22;

function UnmetPlate({ className }: { className: string }) {
  return (
    <EmptyPlate className={className}>
      <div className={styles.four} aria-hidden="true">
        {archetypeIds.map((id) => (
          <ArchetypeIcon key={id} archetype={id} />
        ))}
      </div>
      <p aria-hidden="true">
        <PlateCaption>{memberHome.unmet.caption}</PlateCaption>
      </p>
    </EmptyPlate>
  );
}

function Mantra({ phrases }: { phrases: readonly string[] }) {
  return (
    <figure className={styles.mantra}>
      <figcaption>{memberHome.mantra}</figcaption>
      <blockquote>
        <QuotedPhrases phrases={phrases} />
      </blockquote>
    </figure>
  );
}

function Invitation() {
  return (
    <div className="grid justify-items-start gap-s5 border-gold border-t pt-s5">
      <p className="text-balance font-display text-h3 leading-tight">{text.none}</p>
      <p className="max-w-[32em] text-lead leading-normal">{memberHome.unmet.lead}</p>
      <ButtonLink href="/eq-assessment" hasRise>
        {text.take}
      </ButtonLink>
    </div>
  );
}

type MemberOpeningProps = { name: string; archetype: Archetype | null; practice?: ArchetypePractice };

export function MemberOpening({ name, archetype, practice }: MemberOpeningProps) {
  return (
    <ProfileOpening
      plate={(className) =>
        archetype ? (
          <Plate archetype={archetype} caption={archetypes[archetype].name} className={className} />
        ) : (
          <UnmetPlate className={className} />
        )
      }
    >
      <div>
        <h1 data-long={name.length > longName || undefined}>{profile.greeting(name)}</h1>
        {archetype ? (
          <p className="mt-4 max-w-[34em]">
            {text.before}
            <PageLink href={`/archetypes/${archetype}`}>{archetypes[archetype].name}</PageLink>
            {text.after}{" "}
            <PageLink href="/eq-assessment" className="whitespace-nowrap">
              {text.retake}
            </PageLink>
            .
          </p>
        ) : null}
      </div>
      {practice ? <Mantra phrases={practice.healingMantra} /> : <Invitation />}
    </ProfileOpening>
  );
}

type TonightProps = { step?: ArchetypePractice["firstStep"]; start: ReactNode; card: ReactNode };

export function Tonight({ step, start, card }: TonightProps) {
  return (
    <div className="bg-paper">
      <div className={clsx("wrap grid12", tonightStyles.tonight)} data-unmet={!step || undefined}>
        <div className={tonightStyles.start}>{start}</div>
        <section className={tonightStyles.step} aria-labelledby="h-first-step">
          <h2 id="h-first-step">{memberHome.step.heading}</h2>
          <p className={tonightStyles.intro}>{step?.intro ?? memberHome.step.none}</p>
          {step ? (
            <ol role="list" className={tonightStyles.steps}>
              {step.steps.map((text) => (
                <li key={text}>
                  <span>
                    <RichText text={text} />
                  </span>
                </li>
              ))}
            </ol>
          ) : null}
        </section>
        <div className={clsx("grid content-start gap-s5", tonightStyles.card)}>{card}</div>
      </div>
    </div>
  );
}

export type Member = NonNullable<inferRouterOutputs<AppRouter>["profile"]["get"]>;

const texts = memberHome.start;
const storageKey = "aurea.start";

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
  const [wasDismissed] = useState(() => Boolean(id) && browserStorage.read(storageKey) === id);
  const [isDismissed, setIsDismissed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isShown = left.length > 0 && !wasDismissed && !isDismissed;
  const progress = left.length < atFirst && !wasDismissed ? texts.left(left.length) : null;

  function dismiss() {
    if (id) browserStorage.write(storageKey, id);
    setIsDismissed(true);
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1}>
      <LiveStatus>{isDismissed ? texts.isAway : progress}</LiveStatus>
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
          <TextButton className="mt-3" onClick={dismiss}>
            {texts.later}
          </TextButton>
        </section>
      ) : null}
    </div>
  );
}
