import type { AccountSlot } from "@/components/layout/header";
import { buttonLook } from "@/components/ui/button-look";
import { shell } from "@/content/shell";
import { AccountMenu } from "./account-menu";
import { HeaderSignIn } from "./header-sign-in";

const { label } = shell.signIn;

/** The classes are computed on the server, to keep their list out of client bundles. */
export const accountSlot: AccountSlot = {
  bar: (
    <AccountMenu
      place="bar"
      signIn={<HeaderSignIn className={buttonLook({ size: "small" })}>{label}</HeaderSignIn>}
    />
  ),
  sheet: (
    <AccountMenu
      place="sheet"
      signIn={
        <div className="-mx-gutter bg-dune px-gutter pt-4 pb-5">
          <HeaderSignIn className={buttonLook({ wide: true })}>{label}</HeaderSignIn>
        </div>
      }
    />
  ),
};
