"use client";

import { useState } from "react";
import { Sign } from "@/components/art/sign";
import { DropMenu } from "@/components/layout/drop-menu";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { accountWords, shell } from "@/content/shell";
import { memberName } from "@/lib/member-name";
import { useSession } from "../session/session-store";
import { SignOutButton } from "./sign-out-button";

/** What the header's end holds on wide screens: Sign In, or the member's own menu. */
export function AccountMenu() {
  const { user } = useSession();
  if (!user) {
    return (
      <ButtonLink href={shell.signIn.href} size="small">
        {shell.signIn.label}
      </ButtonLink>
    );
  }
  const name = memberName(user);
  return (
    <DropMenu
      className="me"
      summary={
        <>
          <Face key={user.image} name={name} image={user.image} />
          <span className="me__short">{name}</span>
          <svg className="me__v" viewBox="0 0 12 7" aria-hidden="true">
            <path d="M1 1l5 5 5-5" />
          </svg>
          <span className="visually-hidden">, {accountWords.menu}</span>
        </>
      }
    >
      <div className="me__panel">
        <p className="me__name">{name}</p>
        <p className="me__mail">{user.email}</p>
        <ul className="me__acts">
          <li>
            <ProfileLink />
          </li>
          <li>
            <SignOutButton />
          </li>
        </ul>
      </div>
    </DropMenu>
  );
}

/** The same at the foot of the small screens' menu. */
export function AccountSheet() {
  const { user } = useSession();
  if (!user) {
    return (
      <div className="me-sheet me-sheet--out">
        <ButtonLink href={shell.signIn.href} wide>
          {shell.signIn.label}
        </ButtonLink>
      </div>
    );
  }
  const name = memberName(user);
  return (
    <div className="me-sheet">
      <Face key={user.image} name={name} image={user.image} />
      <div className="me-sheet__who">
        <p className="me__name">{name}</p>
        <p className="me__mail">{user.email}</p>
      </div>
      <ul className="me-sheet__acts">
        <li>
          <ProfileLink />
        </li>
        <li>
          <SignOutButton />
        </li>
      </ul>
    </div>
  );
}

function Face({ name, image }: { name: string; image: string | null }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="face" aria-hidden="true">
      {isShown ? null : [...name][0]?.toUpperCase()}
      {image ? (
        // biome-ignore lint/performance/noImgElement: next/image would add a style attribute and a copy
        <img src={image} alt="" width="36" height="36" hidden={!isShown} onLoad={() => setIsShown(true)} />
      ) : null}
    </span>
  );
}

function ProfileLink() {
  return (
    <PageLink className="me__act" href="/profile">
      <Sign name="self" />
      {accountWords.profile}
    </PageLink>
  );
}
