import { desk } from "@/content/desk";

export function pageUrl(path: string, params: Record<string, string | undefined> = {}) {
  const given = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}

/** `subject` is a kind and an id, such as "application:ID". Returns undefined if there is no page. */
export function recordUrl(subject: string): string | undefined {
  const [kind = "", id = ""] = subject.split(":");
  const { announcements, applications, mail, members, waitlist } = desk.pages;
  const urls: Record<string, string> = {
    announcement: `${announcements.href}/${id}`,
    application: `${applications.href}/${id}`,
    entry: waitlist.href,
    mail: `${mail.href}/${id}`,
    trial: `${announcements.href}/${id}`,
    user: `${members.href}/${id}`,
  };
  return urls[kind];
}
