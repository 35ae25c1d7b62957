/** Who the house is and where it is written to: on its own, for what every page carries in case it fails. */
export const contact = { name: "Aurea", support: "support@aurea.example" } as const;
