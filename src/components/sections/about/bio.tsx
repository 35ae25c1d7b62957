import { rays, repeat, round } from "@/components/art/geometry";
import { Section } from "@/components/layout/section";
import { Paragraph } from "@/components/ui/rich-text";
import { type About, aboutLabels } from "@/content/about";

export function Bio({ content }: { content: About["bio"] }) {
  return (
    <Section name="bio" className="relative py-band">
      <div className="grid12 items-center gap-y-s6">
        <figure className="on-night self-start rounded-sheet p-[clamp(1.25rem,3vw,2.75rem)] text-gold-light outline outline-gold outline-offset-[-11px] tab:col-end-6">
          <StillLife label={aboutLabels.bio} />
          <figcaption className="aside mt-s4 text-balance">{content.caption}</figcaption>
        </figure>
        <div className="tab:col-start-6 tab:pl-s5 wide:col-start-7 wide:pl-0">
          <h2 id="h-bio">{content.title}</h2>
          <Paragraph
            className="mt-s5 max-w-[34em] text-balance font-[370] font-display text-h3 leading-[1.38] tracking-[-0.01em]"
            text={content.first}
          />
          {content.texts.map((text, index) => (
            <Paragraph key={index} className="mt-s5 max-w-[34em] text-ink-2" text={text} />
          ))}
          <p className="aside mt-s5 table border-t border-gold pt-s4">{content.sign}</p>
        </div>
      </div>
    </Section>
  );
}

const frame = "M236 60H424V300H236ZM330 60V300M236 180H424M224 312H436M224 300H436V312M236 236H424";
const panes = "M246 70H320V170H246ZM340 70H414V170H340ZM246 190H320V290H246ZM340 190H414V290H340Z";
const sun = "M266 236A64 64 0 0 1 394 236";
const chair =
  "M92 250L84 430L72 618M104 250L98 428M84 250H204M80 262H206M204 250L208 428L196 560M192 262L196 428M74 430H210L240 470H66ZM66 470V482H240V470M70 482L60 640M82 482L74 640H60M228 482L240 640M216 482L226 640H240M208 482L204 560";
const table =
  "M290 420H486M286 420V432H490V420M306 432L300 630M318 432L312 630H300M470 432L476 630M458 432L464 630H476";
const cup = "M424 384H462L456 418H430ZM462 390Q480 392 474 404Q470 410 459 408M418 418H470";
const steam = "M434 374q-6 -12 2 -22q8 -10 0 -22M450 374q-6 -12 2 -22q8 -10 0 -22";
const notebook =
  "M304 418L322 402Q338 396 352 404Q366 396 384 402L400 418M352 404V418M384 396L414 376L416 379L387 400Z";
const writing = "M326 408L344 406M322 413L346 410M360 406L380 408M360 410L384 413";

const slats = repeat(6, (i) => `M${round(111.4 + i * 15.4)} 262L${round(107.8 + i * 15.8)} 430`);
const weave = repeat(12, (i) => `M${82 + i * 11} 434L${74 + i * 13} 466`);
const lightOnFloor = repeat(22, (i) => `M${250 + i * 3} 560L${120 + i * 15} 636`);
const reflection = repeat(5, (i) => {
  const y = 246 + i * 8;
  const half = Math.sqrt(64 ** 2 - (y - 236) ** 2);
  return `M${round(330 - half)} ${y}H${round(330 + half)}`;
});
const sunRays = rays(330, 236, 70, 82, 24, Math.PI, Math.PI * 2);

function StillLife({ label }: { label: string }) {
  return (
    <svg
      className="h-auto w-full fill-none stroke-current"
      viewBox="20 40 490 620"
      role="img"
      aria-label={label}
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`${frame + sun + chair + slats + table + cup + notebook}M40 560H500`} />
      <path
        strokeWidth=".7"
        d={
          panes +
          sunRays +
          reflection +
          weave +
          steam +
          writing +
          lightOnFloor +
          "M40 566H500M72 540H232M70 546H234"
        }
      />
    </svg>
  );
}
