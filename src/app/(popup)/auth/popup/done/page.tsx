import "../../../../site.css";
import { google } from "@/content/google";
import { GoogleDone } from "@/features/account/components/google-popup";
import { buildPageMetadata } from "@/lib/page-metadata";

export const metadata = buildPageMetadata({
  title: google.popup.title,
  description: google.popup.description,
  path: "/auth/popup/done",
  isIndexed: false,
});

export default function PopupDonePage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="sr-only">{google.popup.backHeading}</h1>
      <GoogleDone />
    </main>
  );
}
