import { Icon } from "@/components/art/icon";
import { PageLink } from "@/components/ui/page-link";
import { spinnerLook } from "@/components/ui/spinner";
import { google } from "@/content/google";
import { classNames } from "@/lib/class-names";

/** Shown if the browser does not close the popup. */
export function GoogleEnded({ text }: { text: string }) {
  return (
    <div className={classNames(spinnerLook, "px-gutter")} role="status">
      <Icon name="mark" className="size-12" />
      <p className="max-w-[24em] text-lead text-ink-2 leading-normal">{text}</p>
      <p>
        <PageLink className="textlink" href="/auth">
          {google.popup.goOn}
        </PageLink>
      </p>
    </div>
  );
}
