import { Sign } from "@/components/art/sign";
import { PageLink } from "@/components/ui/page-link";
import { google } from "@/content/google";

/** What a popup says that the browser did not let close itself. */
export function GoogleEnded({ text }: { text: string }) {
  return (
    <div className="waiting px-gutter" role="status">
      <Sign name="mark" className="size-12" />
      <p className="lead max-w-[24em]">{text}</p>
      <p>
        <PageLink className="textlink" href="/auth">
          {google.popup.goOn}
        </PageLink>
      </p>
    </div>
  );
}
