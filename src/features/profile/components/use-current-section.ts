import { useEffect, useState } from "react";

/** The part of the page that stands just below the header, by its id; null above the first and below the last. */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(" ");

  useEffect(() => {
    const line = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          setCurrent((before) => (isIntersecting ? target.id : before === target.id ? null : before));
        }
      },
      { rootMargin: "-20% 0px -79% 0px" },
    );
    for (const id of list.split(" ")) {
      const section = document.getElementById(id);
      if (section) line.observe(section);
    }
    return () => line.disconnect();
  }, [list]);

  return current;
}
