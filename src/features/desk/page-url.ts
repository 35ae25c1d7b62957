import { desk } from "@/content/desk";

export function buildPageUrl(path: string, params: Record<string, string | undefined> = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/**
 * Returns the address of a record's page, if any. `subject` is a kind and an id, such as "application:ID"; an entry of
 * the waiting list has no page of its own and is found by its name or address.
 */
export function buildRecordUrl(subject: string, nameOrEmail?: string): string | undefined {
  const [kind = "", id = ""] = subject.split(":");
  const { announcements, applications, mail, members, waitlist } = desk.pages;
  const urls: Record<string, string> = {
    announcement: `${announcements.href}/${id}`,
    application: `${applications.href}/${id}`,
    entry: buildPageUrl(waitlist.href, { status: "all", q: nameOrEmail }),
    mail: `${mail.href}/${id}`,
    trial: `${announcements.href}/${id}`,
    user: `${members.href}/${id}`,
  };
  return urls[kind];
}

/** The query parameter with the path of the field at which the form opens. */
export const fieldParameter = "field";

export const toCheckHref = `${desk.pages.pages.href}#texts-to-check`;

export function fieldHref(document: string, path: string) {
  return buildPageUrl(`${desk.pages.pages.href}/${document}`, { [fieldParameter]: path });
}
