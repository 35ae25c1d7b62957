import type { ComponentType, ReactNode } from "react";
import type { AccountSlot } from "@/components/layout/header";
import { buttonLook } from "@/components/ui/button-look";
import { PageLink } from "@/components/ui/page-link";
import { shell } from "@/content/shell";
import { AccountMenu } from "./account-menu";

type SignInLinkProps = { className: string; children: ReactNode };

/** Runs on the server, which keeps the class lists of buttons out of client bundles. */
export function accountSlotWith(SignInLink: ComponentType<SignInLinkProps>): AccountSlot {
  const { label } = shell.signIn;
  return {
    bar: (
      <AccountMenu
        place="bar"
        signIn={<SignInLink className={buttonLook({ size: "small" })}>{label}</SignInLink>}
      />
    ),
    sheet: (
      <AccountMenu
        place="sheet"
        signIn={
          <div className="-mx-gutter bg-dune px-gutter pt-4 pb-5">
            <SignInLink className={buttonLook({ wide: true })}>{label}</SignInLink>
          </div>
        }
      />
    ),
  };
}

function SignInLink(props: SignInLinkProps) {
  return <PageLink href={shell.signIn.href} {...props} />;
}

export const accountSlot = accountSlotWith(SignInLink);
