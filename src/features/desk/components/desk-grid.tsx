import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const look = cva("mt-s5 grid grid-cols-1 gap-s5 print:block print:space-y-s5", {
  variants: {
    columns: {
      two: "tab:grid-cols-2",
      three: "nav:grid-cols-3 nav:items-start",
      /* three sheets: the second is as high as the first and third together */
      board:
        "min-[92rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] min-[92rem]:grid-rows-[auto_1fr] min-[92rem]:items-start min-[92rem]:[&>:nth-child(2)]:col-start-2 min-[92rem]:[&>:nth-child(2)]:row-[1/span_2]",
      mail: "min-[84rem]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] min-[84rem]:items-start",
      mainAndSide: "nav:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]",
      /* editor and preview; the third sheet is below the editor, or on wide screens beside both */
      writing:
        "nav:grid-cols-2 nav:grid-rows-[auto_1fr] nav:items-start min-[110rem]:grid-cols-[5fr_5fr_3fr] nav:[&>:nth-child(2)]:col-start-2 nav:[&>:nth-child(2)]:row-[1/span_2] min-[110rem]:[&>:nth-child(3)]:col-start-3 min-[110rem]:[&>:nth-child(3)]:row-[1/span_2]",
      threeUneven:
        "tab:grid-cols-2 nav:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,0.9fr)] max-nav:[&>:last-child]:col-span-full",
    },
  },
});

type DeskGridProps = VariantProps<typeof look> & { children: ReactNode };

export function DeskGrid({ columns, children }: DeskGridProps) {
  return <div className={look({ columns })}>{children}</div>;
}
