import { buttonLook } from "@/components/ui/button-look";
import { lounge } from "@/content/lounge";
import { BreathFigure } from "./breath-figure";
import { TenBreaths } from "./ten-breaths";

const look = {
  row: "group/breath flex flex-wrap max-wide:mt-s4 items-end gap-x-s4 gap-y-s2 [&>div]:min-w-0 [&>div]:grow [&>div]:basis-40 min-[75rem]:gap-x-s5",
  status: "mb-s3 min-h-[2lh] max-w-[15em] content-end font-display text-h4 leading-[1.3]",
  button: buttonLook({ variant: "line", size: "small", className: "noscript:hidden" }),
};

/** Ten breaths to take where one stands: the words on one side of the well, what moves on the other. */
export function RestBreaths() {
  const { noScript, ...words } = lounge.breaths;
  return (
    <div
      className="col-start-2 pb-s7 wide:col-span-3 wide:col-start-1 wide:row-start-2 wide:grid wide:grid-cols-subgrid wide:pb-s8"
      id="breaths"
    >
      <div className="border-gold border-t pt-s5">
        <h4 className="font-display font-normal text-h3 leading-[1.2] tracking-[-0.012em]">{words.name}</h4>
        <p className="note mt-s2 max-w-[27em]">{words.text}</p>
        <noscript>
          <p className="note mt-s2 max-w-[27em]">{noScript}</p>
        </noscript>
      </div>
      <div className="wide:col-start-3 wide:border-gold wide:border-t wide:pt-s5">
        <TenBreaths words={words} look={look} figure={<BreathFigure />} />
      </div>
    </div>
  );
}
