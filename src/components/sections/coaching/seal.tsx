import { polar, segment } from "@/components/art/geometry";

const marks = Array.from({ length: 120 }, (_, index) => {
  const angle = (index * Math.PI) / 60;
  return segment(polar(160, 160, index % 5 ? 146 : 140, angle), polar(160, 160, 152, angle));
}).join("");

type SealProps = { label: string; ring: string; figure: string; unit: string };

export function Seal({ label, ring, figure, unit }: SealProps) {
  return (
    <svg className="seal" viewBox="0 0 320 320" role="img" aria-label={label}>
      <circle cx="160" cy="160" r="157" />
      <path className="hair" d={marks} />
      <circle cx="160" cy="160" r="111" />
      <circle className="hair" cx="160" cy="160" r="106" />
      <path className="seal__path" id="seal-ring" d="M160 37A123 123 0 1 1 159.9 37" />
      <text className="seal__ring">
        <textPath href="#seal-ring" startOffset="1%" textLength="755">
          {ring}
        </textPath>
      </text>
      <path className="hair" d="M160 58L257 208H63Z" />
      <path d="M54 208H266" />
      <text className="seal__figure" x="160" y="190">
        {figure}
      </text>
      <text className="seal__unit" x="160" y="236">
        {unit}
      </text>
    </svg>
  );
}
