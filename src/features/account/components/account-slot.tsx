import type { AccountSlot } from "@/components/layout/header";
import { ButtonLink } from "@/components/ui/button-link";
import { shell } from "@/content/shell";
import { AccountMenu } from "./account-menu";

const { href, label } = shell.signIn;

/** The sign-in link is rendered on the server, to keep its classes out of client bundles. */
export const accountSlot: AccountSlot = {
  bar: (
    <AccountMenu
      place="bar"
      signIn={
        <ButtonLink href={href} size="small">
          {label}
        </ButtonLink>
      }
    />
  ),
  sheet: (
    <AccountMenu
      place="sheet"
      signIn={
        <div className="-mx-gutter bg-dune px-gutter pt-4 pb-5">
          <ButtonLink href={href} wide>
            {label}
          </ButtonLink>
        </div>
      }
    />
  ),
};
