export const firstSteps = {
  heading: "First steps",
  lead: "Each step is ticked once it is done. The list disappears after the last one.",
  afterChanges: (count: number) =>
    `A change that you have published may have made ${count === 1 ? "it" : "them"} untrue.`,
  isDone: "Done",
  isOpen: "To do",
  steps: {
    samples: {
      title: "Replace the samples with your own texts",
      text: (left: number) => {
        if (left === 0) return "No samples are left.";
        if (left === 1) return "One is left. This link leads to it.";
        return `${left} are left. This link leads to the first; the list of pages shows them all.`;
      },
      href: "/desk/pages",
    },
    links: {
      title: "Set the addresses of your links",
      text: () => "Your booking calendar first, then the podcast and the sister products.",
      href: "/desk/pages/site?field=links.booking",
    },
    banner: {
      title: "Decide about the banner",
      text: () => "Change it, hide it, or keep it while you are still in beta.",
      href: "/desk/pages/site?field=banner.isShown",
    },
    recoveryCodes: {
      title: "Save your recovery codes",
      text: () => "They open the Desk if you lose your phone. You create them on your profile.",
      href: "/profile#keys",
    },
    mail: {
      title: "Connect a mail server",
      text: () =>
        "Your emails also need a sender’s address of your own. Until both are set, they stay in files or come from a sample address. Ask the person who runs the server.",
      href: null,
    },
    backup: {
      title: "Make a first backup",
      text: () => "Ask the person who runs the server for a backup now and one every night.",
      href: null,
    },
  },
} as const;
