import { clsx } from "clsx";
import { useState } from "react";
import { Icon } from "@/components/art/icon";
import { DropMenu } from "@/components/layout/drop-menu";
import { LiveStatus, Message } from "@/components/ui/message";
import { PageLink } from "@/components/ui/page-link";
import { accountTexts } from "@/content/account-texts";
import { unreachable } from "@/content/load-failures";
import { profileLink } from "@/content/profile-link";
import { getInitial } from "@/lib/initials";
import { getMemberName } from "@/lib/member-name";
import { offerRenewal } from "@/lib/renewal";
import { refreshSession, type SessionUser } from "../session/session";
import type { ShownFailure } from "./auth-messages";
import styles from "./member-menu.module.css";

const menuEntry =
  "flex min-h-13 w-full items-center gap-[0.85rem] text-left font-medium text-base text-ink leading-[1.2] no-underline hover:text-lagoon aria-disabled:cursor-progress aria-disabled:text-ink-2";
const menuEntryIcon = "size-[min(1.35rem,7vw)] flex-none stroke-[3.2]";

type MemberProps = { user: SessionUser };

export function MemberMenu({ user }: MemberProps) {
  const name = getMemberName(user);
  const [first, ...others] = name.split(/\s+/);
  return (
    <DropMenu
      className={styles.menu}
      summary={
        <>
          <Face name={name} image={user.image} />
          <span className="max-w-[14ch] truncate">{first}</span>
          <span className="sr-only">{` ${others.join(" ")}`}</span>
          <svg
            className={clsx(
              "h-[0.4375rem] w-3 flex-none fill-none stroke-[1.5] stroke-current",
              styles.arrow,
            )}
            viewBox="0 0 12 7"
            aria-hidden="true"
          >
            <path d="M1 1l5 5 5-5" />
          </svg>
          <span className="sr-only">, {accountTexts.menu}</span>
        </>
      }
    >
      <div className={styles.panel}>
        <Names name={name} email={user.email} />
        <Actions isCoach={user.isCoach} className="mt-4 divide-y divide-dune-line border-gold border-t" />
      </div>
    </DropMenu>
  );
}

export function MemberSheet({ user }: MemberProps) {
  const name = getMemberName(user);
  return (
    <div className={styles.sheet}>
      <Face name={name} image={user.image} />
      <div>
        <Names name={name} email={user.email} />
      </div>
      <Actions isCoach={user.isCoach} className={styles.sheetActs} />
    </div>
  );
}

function Names({ name, email }: { name: string; email: string }) {
  return (
    <>
      <p className="line-clamp-2 font-display text-[1.25rem] leading-[1.2] wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p className="text-ink-2 text-small wrap-anywhere">{email}</p>
    </>
  );
}

function Face({ name, image }: { name: string; image: string | null }) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const isShown = image !== null && loaded === image;
  return (
    <span className={styles.face} aria-hidden="true" data-face>
      <span hidden={isShown}>{getInitial(name)}</span>
      {image ? (
        // biome-ignore lint/performance/noImgElement: next/image would add a style attribute and a copy
        <img
          className="size-full object-cover"
          src={image}
          alt=""
          width="36"
          height="36"
          hidden={!isShown}
          onLoad={() => setLoaded(image)}
        />
      ) : null}
    </span>
  );
}

function Actions({ isCoach, className }: { isCoach: boolean; className?: string }) {
  return (
    <ul role="list" className={className}>
      <li>
        <PageLink className={menuEntry} href={profileLink.href}>
          <Icon name="self" className={menuEntryIcon} />
          {profileLink.label}
        </PageLink>
      </li>
      {isCoach ? (
        <li>
          {/* Loads the page in full, because the Desk has its own content security policy. */}
          <a className={menuEntry} href="/desk">
            <Icon name="world" className={menuEntryIcon} />
            {accountTexts.desk}
          </a>
        </li>
      ) : null}
      <li>
        <SignOutButton />
      </li>
    </ul>
  );
}

function SignOutButton() {
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<ShownFailure | null>(null);

  async function leave(menu: HTMLDetailsElement | null) {
    if (isLeaving) return;
    setIsLeaving(true);
    setFailure(null);
    try {
      const { signOut } = await import("../session/auth-client");
      const result = await signOut();
      if (!result.ok) setFailure(result);
      else {
        // The menu of small screens would stay open over the page.
        menu?.removeAttribute("open");
        menu?.querySelector("summary")?.focus();
        const header = menu?.closest("header");
        await refreshSession();
        // On wide screens the sign-in link replaces the menu, and gets the focus once React has rendered the link.
        requestAnimationFrame(() => {
          if (!menu?.isConnected) header?.querySelector<HTMLElement>("[href^='/auth']")?.focus();
        });
      }
    } catch {
      if (!(await offerRenewal())) setFailure({ message: accountTexts.failed, hint: unreachable });
    }
    setIsLeaving(false);
  }

  return (
    <>
      <button
        className={menuEntry}
        type="button"
        aria-disabled={isLeaving || undefined}
        data-signs-out
        onClick={({ currentTarget }) => void leave(currentTarget.closest("details"))}
      >
        <Icon name="others" className={menuEntryIcon} />
        <span>{isLeaving ? accountTexts.signingOut : accountTexts.signOut}</span>
      </button>
      <LiveStatus>{isLeaving ? accountTexts.signingOut : null}</LiveStatus>
      {failure ? (
        <Message tone="error" className="mt-1 mb-3 text-small">
          <p>{failure.message}</p>
          {failure.hint ? <p className="mt-1">{failure.hint}</p> : null}
          <p className="mt-1">{accountTexts.stillIn}</p>
        </Message>
      ) : null}
    </>
  );
}
