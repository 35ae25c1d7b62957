import type { ReactNode } from "react";
import { rays } from "@/components/art/geometry";
import type { FutureApp } from "@/content/future-apps";

const lensRays = rays(26, 29, 14, 18, 5, Math.PI * 1.1, Math.PI * 2.1);

const signs: Record<FutureApp["art"], ReactNode> = {
  capsule: (
    <>
      <g transform="rotate(-45 32 32)">
        <path d="M18 18H46A14 14 0 0 1 46 46H18A14 14 0 0 1 18 18ZM32 18V46" />
        <path d="M37 18.5V45.5M42 18.5V45.5M47 18.6V45.4M52 20.2V43.8M56.5 23.5V40.5" />
      </g>
      <circle className="fill-current stroke-none" cx="21.5" cy="42.5" r="2.6" />
    </>
  ),
  crescent: (
    <>
      <path d="M38 5A15.5 15.5 0 1 0 47.5 25.5A12.2 12.2 0 1 1 38 5Z" />
      <path d="M32 44Q20 35 3 41V58Q20 52 32 60Q44 52 61 58V41Q44 35 32 44V60" />
      <path d="M9 46.5Q19 44 27 49M37 49Q45 44 55 46.5" />
    </>
  ),
  metronome: (
    <>
      <path d="M22 6H38L48 58H12ZM14.3 46H45.7M30 46L46 12" />
      <path d="M38.3 22.5L44.8 25.6L41.2 33L34.7 29.9ZM50 7A44 44 0 0 1 60 16" />
      <circle className="fill-current stroke-none" cx="30" cy="46" r="2.6" />
    </>
  ),
  chairs: (
    <>
      <path d="M6 14V58M6 38H22V58M58 14V58M58 38H42V58M1 58H63M22 38L24 32H11M42 38L40 32H53" />
      <circle cx="32" cy="15" r="8" />
      <circle className="fill-current stroke-none" cx="32" cy="15" r="2.4" />
    </>
  ),
  spiral: (
    <>
      <path d="M58 32A26 26 0 0 0 6 32A22 22 0 0 0 50 32A18 18 0 0 0 14 32A14 14 0 0 0 42 32A10 10 0 0 0 22 32" />
      <path d="M52.5 39L58 31.5L63.5 39" />
      <circle className="fill-current stroke-none" cx="31" cy="33" r="2.8" />
    </>
  ),
  drop: (
    <>
      <path d="M32 3Q42 16.5 42 23A10 10 0 0 1 22 23Q22 16.5 32 3ZM36.5 23.5A4.8 4.8 0 0 1 32 28" />
      <path d="M20 42A26 6 0 0 0 44 42M11 46A32 10 0 0 0 53 46M3 51A38 14 0 0 0 61 51M26 39.5H38" />
    </>
  ),
  sprout: (
    <>
      <path d="M0 42H64M32 42V18M32 30L18 18.5M32 24L46 12" />
      <path d="M32 30Q12 30 10 12Q30 11 32 30ZM32 24Q33 5 54 5Q54 25 32 24" />
      <path d="M32 42Q31 52 32 62M32 47Q25 49 22 56M32 47Q39 49 42 56" />
    </>
  ),
  lens: (
    <>
      <circle cx="26" cy="26" r="21" />
      <path d="M41 41L58 58M44.2 37.8L61.2 54.8L54.8 61.2L37.8 44.2" />
      <path d={`M5.2 29H46.8M15 29A11 11 0 0 1 37 29M17 34.5H35M21 40H31${lensRays}`} />
    </>
  ),
  walnut: (
    <>
      <path d="M32 4Q35 9.5 42 12C53 16 58 26 58 36C58 50 46 60 32 60S6 50 6 36C6 26 11 16 22 12Q29 9.5 32 4Z" />
      <path d="M32 4Q27 32 32 60Q37 32 32 4" />
      <path d="M23 19Q17 23 20 29M13.5 28Q10.5 34.5 14 40M22 34Q16.5 39 20 45M25 49.5Q21 50 19.5 54M41 19Q47 23 44 29M50.5 28Q53.5 34.5 50 40M42 34Q47.5 39 44 45M39 49.5Q43 50 44.5 54" />
    </>
  ),
};

/** The garden and the cards refer to the icons in this sprite. */
export function AppSprite({ apps }: { apps: readonly FutureApp[] }) {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {apps.map(({ slug, art }) => (
        <symbol key={slug} id={`app-${slug}`} className="overflow-visible" viewBox="0 0 64 64">
          {signs[art]}
        </symbol>
      ))}
    </svg>
  );
}
