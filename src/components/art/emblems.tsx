import type { ReactNode } from "react";
import type { Archetype } from "@/content/archetypes";
import { arc, chords, type Point, polar, polyline, rays, repeat, round, segment, wave } from "./geometry";

export type Emblem = {
  label: string;
  drawing: ReactNode;
  /** Fits a box of 64 by 64. */
  icon: ReactNode;
};

const fine = 0.65;
const dot = { fill: "currentColor", stroke: "none" };
const arcs = architectArcs();

function voussoirs() {
  return repeat(13, (index) => {
    const angle = Math.PI + (Math.PI * index) / 12;
    return segment(polar(120, 150, 56, angle), polar(120, 150, 74, angle));
  });
}

function architectArcs() {
  const footX = 92;
  const footY = 236;
  const penX = 188;
  const penY = 222;
  const radius = Math.hypot(penX - footX, penY - footY);
  const pen = Math.atan2(penY - footY, penX - footX);
  return {
    drawn: arc(footX, footY, radius, pen - 0.62, pen + 0.86),
    faint:
      arc(footX, footY, radius, pen + 0.86, pen + 2.5) +
      arc(footX, footY, radius * Math.SQRT1_2, pen - 1.1, pen + 2) +
      rays(footX, footY, radius + 4, radius + 10, 14, pen - 0.62, pen + 0.86),
  };
}

function sunMaskRays() {
  return repeat(24, (index) => {
    const angle = (Math.PI * index) / 12 - Math.PI / 2;
    if (index % 2) return wave(120, 170, 68, 96, angle, 4);
    return polyline([
      polar(120, 170, 66, angle - 0.075),
      polar(120, 170, 104, angle),
      polar(120, 170, 66, angle + 0.075),
    ]);
  });
}

function maskHatching() {
  const cx = 120;
  const cy = 170;
  const radius = 60;
  return repeat(15, (index) => {
    const y = cy - 56 + index * 8;
    const rim = Math.sqrt(Math.max(0, radius * radius - (y - cy) ** 2));
    const from = cx + Math.max(rim * 0.56, 34 - Math.abs(y - cy) * 0.1);
    return from < cx + rim ? segment([from, y + 3], [cx + rim, y]) : "";
  });
}

function travelerStar() {
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const arm = index % 4 === 0 ? 50 : 26;
    return polar(128, 100, index % 2 ? 8 : arm, -Math.PI / 2 + (index * Math.PI) / 8);
  });
  return `${polyline(points)}Z`;
}

function travelerDunes() {
  const edges = repeat(8, (index) =>
    segment([128, 100], polar(128, 100, index % 2 ? 26 : 50, -Math.PI / 2 + (index * Math.PI) / 4)),
  );
  const dunes = repeat(5, (index) => {
    const i = index + 1;
    const rise = i * 6;
    const left = `M16 ${232 + rise}C50 ${214 + rise} 80 ${214 + rise} ${104 - i * 3} ${224 + i * 5}`;
    const right = `M${176 + i * 4} ${226 + i * 5}C190 ${220 + i * 5} 208 ${220 + i * 4} 224 ${round(222 + rise)}`;
    return left + right;
  });
  return edges + dunes;
}

export const emblems: Record<Archetype, Emblem> = {
  guardian: {
    label: "An arch with a lamp, and the sun on the water beyond it",
    icon: (
      <>
        <path d="M10 60V30A22 22 0 0 1 54 30V60M18 60V30A14 14 0 0 1 46 30V60M4 60H60" />
        <path d={rays(32, 30, 14, 22, 7, Math.PI * 1.0714, Math.PI * 2.0714)} />
        <circle {...dot} cx="32" cy="34" r="3" />
      </>
    ),
    drawing: (
      <>
        <path d="M46 268V150A74 74 0 0 1 194 150V268M64 268V150A56 56 0 0 1 176 150V268" />
        <path d={voussoirs()} />
        <path d="M40 150H68M172 150H200M36 268H204M30 278H210M24 288H216M24 288V298H216V288" />
        <path d="M120 94V128M112 134Q120 122 128 134L125 152H115ZM110 134H130" />
        <path d="M64 236H176M92 236A28 28 0 0 1 148 236" />
        <path strokeWidth={fine} d="M46 172H64M176 172H194M46 194H64M176 194H194M46 216H64M176 216H194" />
        <path strokeWidth={fine} d="M46 238H64M176 238H194M46 260H64M176 260H194" />
        <path strokeWidth={fine} d="M55 161v11M185 161v11M55 183v11M185 183v11M55 205v11M185 205v11" />
        <path strokeWidth={fine} d="M55 227v11M185 227v11M55 249v11M185 249v11" />
        <path strokeWidth={fine} d={rays(120, 143, 14, 26, 16)} />
        <path strokeWidth={fine} d={chords(120, 236, 28, 4)} />
        <path strokeWidth={fine} d={rays(120, 236, 33, 42, 12, Math.PI * 1.04, Math.PI * 2.04)} />
        <path strokeWidth={fine} d={rays(120, 150, 82, 92, 25, Math.PI, Math.PI * 2 + 0.13)} />
        <circle {...dot} cx="120" cy="143" r="2.6" />
      </>
    ),
  },
  architect: {
    label: "A pair of dividers drawing an arc beside a set square",
    icon: (
      <>
        <circle cx="32" cy="10" r="4" />
        <path d="M30 13.5L14 54M34 13.5L50 54M23 31.5Q32 36 41 31.5M4 60V36L28 60ZM36 59.5A30 30 0 0 0 62 38" />
      </>
    ),
    drawing: (
      <>
        <path d="M129 75L92 236L134 96M135 75L188 222L136 96M132 44V58M126 44H138M106 172Q138 190 166 162" />
        <path d={arcs.drawn} />
        <path d="M34 300V196L150 300ZM52 282V236L103 282Z" />
        <circle cx="132" cy="66" r="9" />
        <path strokeWidth={fine} d={`M113 146L152 138${arcs.faint}`} />
        <path strokeWidth={fine} d="M44 300v-5M54 300v-5M64 300v-5M74 300v-5M84 300v-9" />
        <path strokeWidth={fine} d="M94 300v-5M104 300v-5M114 300v-5M124 300v-5M134 300v-9" />
        <path strokeWidth={fine} d="M34 128H70M52 110V146M26 258H34M150 258H214" />
        <circle {...dot} cx="132" cy="66" r="2.6" />
        <circle {...dot} cx="92" cy="236" r="2.6" />
      </>
    ),
  },
  performer: {
    label: "A sun-faced mask with its ribbons",
    icon: (
      <>
        <circle cx="32" cy="32" r="17" />
        <path d={rays(32, 32, 20, 29, 16)} />
        <path d="M21.5 29Q25.5 33 29.5 29M34.5 29Q38.5 33 42.5 29M32 28V36L30 38M25.5 41Q32 46 38.5 41" />
      </>
    ),
    drawing: (
      <>
        <path d={sunMaskRays()} />
        <path d="M84 160Q97 148 112 160Q97 170 84 160ZM128 160Q143 148 156 160Q143 170 128 160Z" />
        <path d="M78 146Q96 132 114 146Q118 152 117 168L113 188Q120 194 127 188M162 146Q144 132 126 146" />
        <path d="M96 206Q108 200 120 204Q132 200 144 206Q132 219 120 218Q108 219 96 206ZM96 206Q120 211 144 206" />
        <path d="M62 214C40 240 58 262 40 292M178 214C200 240 182 262 200 292" />
        <circle cx="120" cy="170" r="60" />
        <circle strokeWidth={fine} cx="120" cy="170" r="64.5" />
        <path strokeWidth={fine} d={maskHatching()} />
        <path strokeWidth={fine} d="M67 219C48 244 66 264 50 296M173 219C192 244 174 264 190 296" />
        <path strokeWidth={fine} d="M120 110V128M112 116H128" />
        <circle {...dot} cx="98" cy="160" r="3.6" />
        <circle {...dot} cx="142" cy="160" r="3.6" />
      </>
    ),
  },
  traveler: {
    label: "A star above a path that winds through dunes",
    icon: (
      <>
        <path d="M32 3L34.6 15.4L44 18L34.6 20.6L32 33L29.4 20.6L20 18L29.4 15.4Z" />
        <path d="M2 40H62M30 40C40 45 22 48 26 61M33 40C46 45 34 49 44 61" />
      </>
    ),
    drawing: (
      <>
        <path d={travelerStar()} />
        <path d="M16 206H224M16 232C50 214 84 214 112 226C150 242 190 214 224 222" />
        <path d="M16 268C60 236 96 248 128 264C160 280 196 250 224 256" />
        <path d="M126 206C150 214 158 222 134 232C100 246 92 256 120 270C148 284 150 296 120 312" />
        <path d="M130 206C160 214 172 224 148 236C122 248 116 256 144 268C186 286 188 298 172 312" />
        <path strokeWidth={fine} d={travelerDunes()} />
        <path strokeWidth={fine} d={rays(128, 100, 58, 64, 48)} />
        <path strokeWidth={fine} d="M128 150V206M84 206A44 44 0 0 1 172 206" />
        <path
          strokeWidth={fine}
          d="M40 90h6M43 87v6M196 150h6M199 147v6M64 140h4M66 138v4M186 66h4M188 64v4"
        />
      </>
    ),
  },
};
