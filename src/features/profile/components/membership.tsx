import { clsx } from "clsx";
import type { ReactNode } from "react";
import { polyline } from "@/components/art/geometry";
import { Icon } from "@/components/art/icon";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonLook } from "@/components/ui/button-look";
import { profile, standingOf } from "@/content/profile";
import type { Program } from "@/content/programs";
import { formatPrice, type Tier, tierPeriod } from "@/content/tiers";
import styles from "./ladder.module.css";
import cardStyles from "./membership-card.module.css";

const width = 420;
const height = 260;

function drawGuillocheLine(order: number) {
  return polyline(
    Array.from({ length: 49 }, (_, index) => {
      const along = index / 48;
      const slow = Math.sin(along * Math.PI * 2.5 + order * 0.16) * (0.1 + order * 0.014);
      const quick = Math.cos(along * Math.PI * 5 - order * 0.22) * 0.06;
      return [width * along, height * (0.5 + slow + quick)] as const;
    }),
  );
}

const lines = Array.from({ length: 22 }, (_, order) => drawGuillocheLine(order)).join("");

function CardLines() {
  return (
    <svg
      className="absolute inset-0 size-full fill-none stroke-[0.5] stroke-gold-light opacity-38 mask-[linear-gradient(transparent_34%,black_50%)]"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={lines} />
    </svg>
  );
}

const small = "text-on-night-2 text-small leading-normal";

type MembershipCardProps = { status: string; name: string; tiers: readonly Tier[] };

export function MembershipCard({ status, name, tiers }: MembershipCardProps) {
  const standing = standingOf(status);
  const tier = tiers.find(({ id }) => id === status);
  const price = tier && formatPrice(tier) + (tier.price ? `/${tier.period}` : "");
  return (
    <section className={clsx("on-night", cardStyles.card)} aria-label={standing.name}>
      <CardLines />
      <div className="relative flex items-start justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <p className={cardStyles.plan}>{standing.name}</p>
          <p className={small}>{price ? `${price}, ${standing.meaning}` : standing.meaning}</p>
        </div>
        <Icon name={standing.icon} className={clsx(cardStyles.icon, cardStyles.sign)} />
      </div>
      <div className="relative flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className={small}>{profile.card.label}</p>
          <p className="font-display font-normal text-[1.1875rem] text-on-night leading-tight wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
        </div>
        <Badge tone={standing.tone}>{standing.badge}</Badge>
      </div>
    </section>
  );
}

export function FounderBanner({ status }: { status: string }) {
  if (status !== "founding_member") return null;
  return (
    <div className="flex max-w-sm items-center gap-5 rounded-sheet bg-[linear-gradient(to_right,var(--color-dawn-1),var(--color-gold-wash))] px-6 py-5">
      <Icon name="world" className={clsx("[--tone-accent:var(--color-gold-deep)]", cardStyles.sign)} />
      <p>
        <b className="block font-display font-normal text-h4 leading-[1.2]">{profile.founder.name}</b>
        {profile.founder.text}
      </p>
    </div>
  );
}

const text = profile.memberships;
type MembershipLadderProps = { status: string; tiers: readonly Tier[]; support: string };

/** Pages that only lead a member back to the profile. */
const leadsBack = /^\/(auth|login|profile)\/?([?#]|$)/i;

function describeChoice(tier: Tier, { status, tiers, support }: MembershipLadderProps) {
  if (tier.id === status) return { note: tier.subtitle, label: text.current, href: null };
  if (!tier.button.href) return { note: text.soon, label: text.choose, href: null };
  // Compares memberships by their order in the list, because monthly and yearly prices cannot be compared.
  const isIncluded =
    // The Explorer's link to the sign-up would only lead a member back here.
    tier.id === "explorer" ||
    status === "founding_member" ||
    tiers.findIndex(({ id }) => id === status) > tiers.indexOf(tier);
  const write = (subject: string) => `mailto:${support}?subject=${encodeURIComponent(subject)}`;
  if (isIncluded) return { note: text.included, label: text.choose, href: write(text.subject) };
  if (leadsBack.test(tier.button.href))
    return { note: text.byEmail, label: text.choose, href: write(tier.name) };
  return { note: tier.subtitle, label: text.choose, href: tier.button.href };
}

export function MembershipLadder(props: MembershipLadderProps) {
  const { status, tiers } = props;
  return (
    <ul role="list" className={clsx("[--bleed:1rem] max-tab:[--bleed:var(--spacing-gutter)]", styles.ladder)}>
      {tiers.map((tier) => {
        const { note, label, href } = describeChoice(tier, props);
        return (
          <li key={tier.id} data-current={tier.id === status || undefined}>
            <Icon name={tier.icon} className={styles.icon} />
            <span className={styles.name}>
              <b>{tier.name}</b>
              <span className="note">{note}</span>
            </span>
            <span className={styles.price}>
              <span translate={tier.price ? "no" : undefined}>{formatPrice(tier)}</span>{" "}
              {tier.price ? <small>{tierPeriod(tier)}</small> : null}
            </span>
            {href ? (
              <a
                className={buttonLook({ variant: "line", size: "small", className: styles.act })}
                href={href}
              >
                {label}
                <span className="sr-only">: {tier.name}</span>
              </a>
            ) : (
              <Button className={styles.act} variant="line" size="small" disabled>
                <span>{label}</span>
                <span className="sr-only">: {tier.name}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const courses = profile.courses;

type Defaults = { name?: string; email: string };

export type RenderTrigger = (
  program: "collective" | "partnership",
  className: string,
  label: string,
  defaults: Defaults,
) => ReactNode;

type ProgramListProps = { programs: readonly Program[]; defaults: Defaults; renderTrigger: RenderTrigger };

export function ProgramList({ programs, defaults, renderTrigger }: ProgramListProps) {
  return (
    <ul role="list" className={styles.ladder}>
      {programs.map((program) => {
        const { note, label } = courses.of[program.id];
        return (
          <li key={program.id}>
            <Icon name={program.icon} className={styles.icon} />
            <span className={styles.name}>
              <b>{program.name}</b>
              <span className="note">
                {note}, <span translate={program.price ? "no" : undefined}>{formatPrice(program)}</span>{" "}
                {program.price ? courses.plusVat : null}
              </span>
            </span>
            {program.id === "blueprint" ? (
              <Button className={clsx(styles.act, styles.longAct)} variant="line" size="small" disabled>
                {label}
                <span className="sr-only">: {program.name}</span>
              </Button>
            ) : (
              renderTrigger(
                program.id,
                buttonLook({
                  variant: program.id === "collective" ? "line" : "primary",
                  size: "small",
                  className: [styles.act, styles.longAct],
                }),
                label,
                defaults,
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}
