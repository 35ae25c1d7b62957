import { Fragment, type ReactNode } from "react";
import { OutLink } from "@/components/ui/out-link";
import type { OpenTools } from "../open-tools";

type OpenToolsNoteProps = {
  open: string;
  all: readonly { id: string; name: string }[];
  addresses: OpenTools;
  children: ReactNode;
};

export function OpenToolsNote({ open, all, addresses, children }: OpenToolsNoteProps) {
  const opened = all.flatMap((tool) => {
    const address = addresses[tool.id];
    return address ? [{ ...tool, address }] : [];
  });
  if (opened.length === 0) return children;
  return (
    <>
      {open}:{" "}
      {opened.map(({ id, name, address }, index) => (
        <Fragment key={id}>
          {index > 0 && " · "}
          <OutLink className="py-[0.6rem] text-gold-light" href={address}>
            {name}
          </OutLink>
        </Fragment>
      ))}
    </>
  );
}
