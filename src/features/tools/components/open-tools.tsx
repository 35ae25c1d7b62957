"use client";

import { OutLink } from "@/components/layout/out-link";
import { freeTools } from "@/content/free-tools";
import { products } from "@/content/products";
import { classNames } from "@/lib/class-names";
import { useOpenTools } from "./use-open-tools";

const room = "[grid-area:1/1]";
const { open } = products.toolkit;

/** A line of a page that tells which tools are open, once one is. It has the room for all of them from the start. */
export function OpenTools({ note }: { note: string }) {
  const { place, tools } = useOpenTools();
  const opened = freeTools.filter(({ id }) => tools[id]);
  return (
    <span ref={place} className="grid">
      <span className={classNames(room, "invisible")} aria-hidden="true">
        {open}: {freeTools.map(({ name }) => name).join(" · ")}
      </span>
      <span className={classNames(room, opened.length > 0 && "invisible")} aria-hidden={opened.length > 0}>
        {note}
      </span>
      {opened.length ? (
        <span className={room}>
          {open}:{" "}
          {opened.map(({ id, name }, index) => (
            <span key={id}>
              {index ? " · " : null}
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
