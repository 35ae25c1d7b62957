import "../../../site.css";
import { google } from "@/content/google";
import { GoogleStart } from "@/features/account/components/google-popup";
import { buildPageMetadata } from "@/lib/page-metadata";

export const metadata = buildPageMetadata({
  title: google.popup.title,
  description: google.popup.description,
  path: "/auth/popup",
  isIndexed: false,
});

export default function PopupPage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="sr-only">{google.popup.heading}</h1>
      <GoogleStart />
    </main>
  );
}
