import { Sign } from "@/components/art/sign";
import { PageLink } from "@/components/ui/page-link";
import { waitingLook } from "@/components/ui/waiting";
import { google } from "@/content/google";
import { classNames } from "@/lib/class-names";

/** What a popup says that the browser did not let close itself. */
export function GoogleEnded({ text }: { text: string }) {
  return (
    <div className={classNames(waitingLook, "px-gutter")} role="status">
      <Sign name="mark" className="size-12" />
      <p className="max-w-[24em] text-lead text-ink-2 leading-normal">{text}</p>
      <p>
        <PageLink className="textlink" href="/auth">
          {google.popup.goOn}
        </PageLink>
      </p>
    </div>
  );
}
