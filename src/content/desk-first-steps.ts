/** The Desk's list of first steps for a new owner. */
export const firstSteps = {
  heading: "First steps",
  lead: "Each is ticked off by itself once it is done, and this list goes with the last.",
  isDone: "Done",
  isOpen: "To do",
  steps: {
    samples: {
      title: "Put your own words in the place of the samples",
      text: (left: number) =>
        left === 0
          ? "None is left."
          : left === 1
            ? "One is left. This leads to it."
            : `${left} are left. This leads to the first; Pages lists them all.`,
      href: "/desk/pages",
    },
    links: {
      title: "Say where your links lead",
      text: () => "Your booking calendar first, then the podcast and the sister products.",
      href: "/desk/pages/site?field=links.booking",
    },
    banner: {
      title: "Decide about the banner",
      text: () => "Change it, hide it, or confirm that you are still in beta.",
      href: "/desk/pages/site?field=banner.isShown",
    },
    keys: {
      title: "Keep your recovery codes",
      text: () => "With them you reach the Desk when your phone is gone. Your profile makes them.",
      href: "/profile#keys",
    },
    mail: {
      title: "Connect a mail server",
      text: () => "Until then emails are written to files and reach nobody. Ask whoever runs the machine.",
      href: null,
    },
    backup: {
      title: "Make a first backup",
      text: () => "Ask whoever runs the machine for one, and to repeat it every night.",
      href: null,
    },
  },
} as const;
