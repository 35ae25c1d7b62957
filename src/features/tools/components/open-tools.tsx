"use client";

import { OutLink } from "@/components/layout/out-link";
import { classNames } from "@/lib/class-names";
import { useOpenTools } from "./use-open-tools";

const room = "[grid-area:1/1]";

type OpenToolsProps = { note: string; open: string; all: readonly { id: string; name: string }[] };

/** A line of a page that tells which tools are open, once one is. It has the room for all of them from the start. */
export function OpenTools({ note, open, all }: OpenToolsProps) {
  const { place, tools } = useOpenTools();
  const opened = all.filter(({ id }) => tools[id]);
  return (
    <span ref={place} className="grid">
      <span className={classNames(room, "invisible")} aria-hidden="true">
        {open}: {all.map(({ name }) => name).join(" · ")}
      </span>
      <span className={classNames(room, opened.length > 0 && "invisible")} aria-hidden={opened.length > 0}>
        {note}
      </span>
      {opened.length ? (
        <span className={room}>
          {open}:{" "}
          {opened.map(({ id, name }, index) => (
            <span key={id}>
              {index ? <span> · </span> : null}
              <OutLink className="py-[0.6rem] text-gold-light" href={tools[id] ?? ""}>
                {name}
              </OutLink>
            </span>
          ))}
        </span>
      ) : null}
    </span>
  );
}
