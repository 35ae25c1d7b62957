import { messages } from "@/content/messages";
import { respondFromDesk } from "@/server/desk-call";
import { problem } from "@/server/http/problem";

export const dynamic = "force-dynamic";

// Allows an email's inline styles and framing by our own pages, but no scripts.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

/** Returns a sample email (?kind=), a logged email (?id=) or an announcement (?announcement=) as HTML. */
export function GET(request: Request) {
  const { kind, announcement, id = "" } = Object.fromEntries(new URL(request.url).searchParams);
  return respondFromDesk(request, async ({ mail, announcements }) => {
    async function findPreview() {
      if (kind) return mail.sample({ kind });
      if (announcement) return announcements.preview({ id: announcement });
      return (await mail.get({ id })).preview;
    }
    const preview = await findPreview();
    if (!preview) return problem(404, messages.general.notFound);
    // Opens links in a new tab instead of the frame.
    const page = preview.html.replace("<head>", '<head>\n<base target="_blank">');
    return new Response(page, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": policy,
      },
    });
  });
}
