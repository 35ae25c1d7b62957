import { TRPCError } from "@trpc/server";
import { messages } from "@/content/messages";
import { createContext } from "@/server/context";
import { problem } from "@/server/http/problem";
import { createCaller } from "@/server/root";

export const dynamic = "force-dynamic";

// A mail has its styles in itself. It may be framed by our own pages, and can do nothing there.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

/** The mail of a kind (?kind=), of the log (?id=) or of an announcement, as a page for the Desk's frames. */
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
    // Without it a click would lead the frame away; this way it leads nowhere.
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
