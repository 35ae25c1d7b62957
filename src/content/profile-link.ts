// Every page loads this label, so it is not in account-texts.ts.
export const profileLink = { label: "Profile", href: "/profile" } as const;
