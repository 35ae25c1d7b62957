import { chords } from "@/components/art/geometry";
import { buttonLook } from "@/components/ui/button-look";
import { lounge } from "@/content/lounge";
import { TenBreaths } from "./ten-breaths";

/** A well seen as a circle; its water rises while the group around it breathes in. */
const water =
  "transition-transform duration-[6s] ease-[ease-in-out] group-data-[phase=in]/breath:duration-[4s] motion-safe:group-data-[phase=in]/breath:-translate-y-[98px]";

const waves = "M-10 152Q15 146 40 152T90 152T140 152T190 152T240 152";

function BreathFigure() {
  return (
    <svg
      className="size-20 min-[30rem]:size-28 flex-none overflow-visible fill-none stroke-[1.4] stroke-gold min-[75rem]:size-36"
      viewBox="0 0 200 200"
      aria-hidden="true"
    >
      <clipPath id="breath-well">
        <circle cx="100" cy="100" r="92" />
      </clipPath>
      <g clipPath="url(#breath-well)">
        <g className={water} data-motion="breath">
          <path className="fill-lagoon-wash stroke-lagoon" d={`${waves}V420H-10Z`} />
          <path strokeWidth="1" d={chords(100, 158, 70, 5)} />
        </g>
      </g>
      <circle cx="100" cy="100" r="98" />
      <circle cx="100" cy="100" r="92" strokeWidth="0.7" />
    </svg>
  );
}

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
