import { chords } from "@/components/art/geometry";
import { buttonLook } from "@/components/ui/button-look";
import { Paragraph } from "@/components/ui/words";
import { breathMessages, type Lounge } from "@/content/lounge";
import { classNames } from "@/lib/class-names";
import styles from "./rest-breaths.module.css";
import { TenBreaths } from "./ten-breaths";

const waves = "M-10 152Q15 146 40 152T90 152T140 152T190 152T240 152";

function BreathFigure() {
  return (
    <svg
      className={classNames("flex-none overflow-visible fill-none stroke-[1.4] stroke-gold", styles.well)}
      viewBox="0 0 200 200"
      aria-hidden="true"
    >
      <clipPath id="breath-well">
        <circle cx="100" cy="100" r="92" />
      </clipPath>
      <g clipPath="url(#breath-well)">
        <g className={styles.water} data-motion="breath">
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
  row: classNames("flex flex-wrap max-wide:mt-s4 items-end", styles.row),
  status: classNames("mb-s3", styles.status),
  button: buttonLook({ variant: "line", size: "small", className: "noscript:hidden" }),
};

const { noScript, ...words } = breathMessages;

export function RestBreaths({ content: { name, text } }: { content: Lounge["breaths"] }) {
  return (
    <div className={classNames("break-inside-avoid", styles.breaths)} id="breaths">
      <div className="border-gold border-t pt-s5">
        <h4 className={styles.name}>{name}</h4>
        <Paragraph className="note mt-s2 max-w-[27em]" text={text} />
        <noscript>
          <p className="note mt-s2 max-w-[27em]">{noScript}</p>
        </noscript>
      </div>
      <div className={styles.count}>
        <TenBreaths words={words} look={look} figure={<BreathFigure />} />
      </div>
    </div>
  );
}
