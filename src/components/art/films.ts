/** The built films and the screens they are cut for; each starts on the poster of the same name. */
export const filmCuts = {
  hero: [
    { src: "/media/hero-m", media: "(max-width: 29.99rem)" },
    { src: "/media/hero-t", media: "(min-width: 30rem) and (max-width: 59.99rem)" },
    { src: "/media/hero", media: "(min-width: 60rem)" },
  ],
  auth: [
    { src: "/media/auth-m", media: "(max-width: 59.99rem)" },
    { src: "/media/auth", media: "(min-width: 60rem)" },
  ],
  corporate: [{ src: "/media/corporate" }],
} as const;
