/** The text around the content of every email; the content itself is in server/mail/kinds. */
export const mailTexts = {
  greeting: (name: string | null) => (name ? `Dear ${name},` : "Hello,"),
  linkNote:
    "The button works once, for thirty minutes. If it does nothing, copy this address into your browser:",
  plainLink: "Open this address; it works once, for thirty minutes:",
  footer: {
    why: "You get this email because this address was given on our site, for an account, a waiting list or an application. We send no newsletter.",
    write: "A person reads what you write to",
  },
} as const;
