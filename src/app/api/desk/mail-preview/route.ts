import { TRPCError } from "@trpc/server";
import { messages } from "@/content/messages";
import { createContext } from "@/server/context";
import { problem } from "@/server/http/problem";
import { createCaller } from "@/server/root";

export const dynamic = "force-dynamic";

// Allows an email's inline styles and framing by our own pages, but no scripts.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

/** Returns a sample (?kind=), a logged email (?id=) or an announcement as HTML for the Desk's frames. */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const [kind, id] = [searchParams.get("kind"), searchParams.get("id")];
  const announcement = searchParams.get("announcement");
  const { mail, announcements } = createCaller(createContext(request.headers, new Headers())).desk;
  try {
    const preview = kind
      ? await mail.sample({ kind })
      : announcement
        ? await announcements.preview({ id: announcement })
        : (await mail.get({ id: id ?? "" })).preview;
    if (!preview) return problem(404, messages.general.noProcedure);
    // Opens links in a new tab instead of the frame.
    const page = preview.html.replace("<head>", '<head>\n<base target="_blank">');
    return new Response(page, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": policy,
      },
    });
  } catch (error) {
    if (error instanceof TRPCError && error.code === "SERVICE_UNAVAILABLE") {
      return problem(503, messages.general.databaseAway);
    }
    if (error instanceof TRPCError && error.code !== "INTERNAL_SERVER_ERROR") {
      return problem(404, messages.general.noProcedure);
    }
    throw error;
  }
}
