import { type Drawing, fade, fine, glow, ink, type Point, round, sway } from "./draw";
import { area, chair, desk, deskY, floorY, outline, project, stroke, viewpoint, wood } from "./furniture";
import { type Oasis, oasis } from "./oasis";
import { palmTree } from "./palm";

const [sceneWidth, sceneHeight] = [1200, 1100];
/** The window. Its horizon is at the height of the viewpoint. */
const pane = { x: 130, y: 90, width: 940, height: 560 };

function lamp(phase: number) {
  const [x, y] = project(-0.78, deskY, 2.86);
  const bright = fine(1 + sway(phase, 0.2, 2) * 0.07);
  const arm = `M${round(x)} ${round(y - 4)}l-34 -84l64 -62`;
  const head = `M${round(x + 16)} ${round(y - 168)}l34 -6l52 48l-52 34z`;
  return (
    `<g opacity="${bright}"><circle cx="${round(x + 74)}" cy="${round(y - 92)}" r="200" fill="url(#lamp)"/>` +
    `<path d="M${round(x + 48)} ${round(y - 92)}L${round(x + 100)} ${round(y - 126)}L${round(x + 250)} ${round(y + 12)}L${round(x - 4)} ${round(y + 22)}Z" fill="url(#beam)"/>` +
    `<ellipse cx="${round(x + 122)}" cy="${round(y + 14)}" rx="128" ry="19" fill="#FFF0CC" opacity=".55"/></g>` +
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="34" ry="8" fill="${wood}" stroke="${outline}" stroke-width="1.2"/>` +
    `<path d="${arm}" fill="none" stroke="${wood}" stroke-width="7" stroke-linejoin="round"/>${stroke(arm)}` +
    `<path d="${head}" fill="${wood}" stroke="${outline}" stroke-width="1.4" stroke-linejoin="round"/>`
  );
}

function table(phase: number) {
  const page = [
    project(-0.46, deskY, 3),
    project(-0.1, deskY, 3),
    project(-0.06, deskY, 2.66),
    project(-0.47, deskY, 2.66),
  ];
  const lines = [2.94, 2.88, 2.82, 2.76].map((away) => {
    const [[x, y], [end]] = [project(-0.42, deskY, away), project(away > 2.8 ? -0.14 : -0.26, deskY, away)];
    return `M${round(x)} ${round(y)}H${round(end)}`;
  });
  const [x, y] = project(0.12, deskY, 2.8);
  const steam = [0, 1].map((index) => {
    const [near, far] = [sway(phase, index * 0.3 + 0.1) * 7, sway(phase, index * 0.3 + 0.35) * 12];
    const from = x - 6 + index * 12;
    return `M${round(from)} ${round(y - 42)}C${fine(from - 8 + near)} ${round(y - 64)} ${fine(from + 10 + far)} ${round(y - 80)} ${fine(from + far)} ${round(y - 108)}`;
  });
  return (
    area(page, `fill="${ink.sand}" stroke="${outline}" stroke-width="1"`) +
    `<path d="${lines.join("")}" fill="none" stroke="#43565A" stroke-width="1.2" opacity=".7"/>` +
    `<path d="M${round(x - 19)} ${round(y - 36)}h38v26q0 12 -12 12h-14q-12 0 -12 -12zM${round(x + 19)} ${round(y - 30)}q15 0 15 10t-15 10" fill="${ink.sand}" fill-opacity=".96" stroke="${outline}" stroke-width="1.4"/>` +
    `<path d="${steam.join("")}" fill="none" stroke="${ink.foam}" stroke-width="2.4" stroke-linecap="round" opacity=".75"/>`
  );
}

/** `side` is 1 to the left of the window, -1 to the right. */
function curtain(x: number, side: 1 | -1, phase: number) {
  const [top, hem, folds] = [80, 712, 7];
  const at = (fold: number, isHem: boolean) => {
    const moved = isHem ? sway(phase, fold * 0.09) * 9 : 0;
    return x + side * ((isHem ? 17 : 13) * fold + moved);
  };
  const edge = `M${x} ${top}L${fine(at(folds, false))} ${top}C${fine(at(folds, false))} 320 ${fine(at(folds, true) + side * 10)} 520 ${fine(at(folds, true))} ${hem}`;
  const back = Array.from({ length: folds }, (_, index) => {
    const fold = folds - 1 - index;
    return `Q${fine(at(fold + 0.5, true))} ${hem + 12} ${fine(at(fold, true))} ${hem}`;
  });
  const lines = Array.from({ length: folds - 1 }, (_, index) => {
    const fold = index + 1;
    return `M${fine(at(fold, false))} ${top}C${fine(at(fold, false))} 320 ${fine(at(fold, true) + side * 7)} 540 ${fine(at(fold, true))} ${hem}`;
  });
  return (
    `<path d="${edge}${back.join("")}Z" fill="url(#cloth)"/>` +
    `<path d="${lines.join("")}" fill="none" stroke="#FFF3DD" stroke-width="1.2" opacity=".55"/>` +
    stroke(edge, 'opacity=".7"')
  );
}

function light() {
  const [sunX, sunY] = [pane.x + 470, viewpoint[1]];
  const thrown = (x: number, y: number): Point => {
    const far = (y - sunY) / (pane.y + pane.height - sunY);
    return [sunX + (x - sunX) * far, y];
  };
  return [0, 1, 2]
    .map((third) => {
      const [left, right] = [pane.x + 30 + third * 313, pane.x + 283 + third * 313];
      const corners = [
        thrown(left, 762),
        thrown(right, 762),
        thrown(right, sceneHeight),
        thrown(left, sceneHeight),
      ];
      return area(corners, 'fill="url(#thrown)"');
    })
    .join("");
}

function boards() {
  return Array.from({ length: 15 }, (_, index) => {
    const right = -3.5 + index * 0.5;
    const [[x, y], [end, foot]] = [project(right, floorY, 4.82), project(right, floorY, 2.05)];
    return `M${round(x)} ${round(y)}L${round(end)} ${round(foot)}`;
  }).join("");
}

function frame() {
  const { x, y, width, height } = pane;
  const [right, bottom] = [x + width, y + height];
  const bars = [x + width / 3, x + (2 * width) / 3].map((bar) => {
    return `<rect x="${round(bar - 6)}" y="${y}" width="12" height="${height}"/>`;
  });
  return (
    `<g fill="#123A40" stroke="${outline}" stroke-width="1">${bars.join("")}` +
    `<rect x="${x}" y="238" width="${width}" height="10"/></g>` +
    `<path d="M${x - 14} ${y - 14}H${right + 14}V${bottom}H${x - 14}ZM${x} ${y}V${bottom}H${right}V${y}Z" fill="#123A40" fill-rule="evenodd" stroke="${outline}" stroke-width="1"/>` +
    `<rect x="${x - 34}" y="${bottom}" width="${width + 68}" height="22" fill="url(#sill)" stroke="${outline}" stroke-width="1.2"/>`
  );
}

export function office(view: Oasis, phase: number): Drawing {
  const outside = oasis(view, phase);
  const floor = project(0, floorY, 4.82)[1];
  const [lampX, lampY] = project(-0.78, deskY, 2.86);
  const defs = [
    outside.defs,
    fade("wall", 0, floor, ["0 #153F45", "0.6 #1D4F54", "1 #163F44"]),
    fade("floor", floor, sceneHeight, ["0 #24535A", "0.5 #183F45", `1 ${ink.night}`]),
    fade("table", 600, 730, ["0 #F0CFA4", "1 #B98A5E"]),
    fade("sill", 650, 672, ["0 #F3D9B6", "1 #9C8060"]),
    fade("cloth", 80, 720, ["0 #FBEBD2 0.5", "0.6 #F6D9B8 0.72", "1 #E8BE93 0.62"]),
    fade("thrown", 740, sceneHeight, ["0 #F6C796 0.4", "0.5 #EFB183 0.16", "1 #E8A87C 0.02"]),
    fade("beam", lampY - 120, lampY + 20, ["0 #FFE6B0 0.5", "1 #FFE6B0 0.06"]),
    glow("lamp", { cx: lampX + 74, cy: lampY - 92, radius: 200 }, [
      "0 #FFE9BD 0.7",
      "0.4 #FFD992 0.22",
      "1 #FFD992 0",
    ]),
    `<clipPath id="pane"><rect x="${pane.x}" y="${pane.y}" width="${pane.width}" height="${pane.height}"/></clipPath>`,
  ].join("");
  const [potX, potY] = project(1.62, floorY, 3.5);
  const plant = {
    colour: "#2A4F4A",
    x: potX,
    y: potY - 96,
    height: 214,
    lean: 16,
    seed: 23,
    fronds: 13,
    length: 0.5,
  };
  const body = [
    `<rect width="${sceneWidth}" height="${round(floor)}" fill="url(#wall)"/>`,
    `<g clip-path="url(#pane)"><g transform="translate(${pane.x} ${pane.y})">${outside.body}</g></g>`,
    frame(),
    `<path d="M70 76H1130" stroke="${outline}" stroke-width="3" stroke-linecap="round"/>`,
    curtain(84, 1, phase),
    curtain(1116, -1, phase),
    `<rect y="${round(floor)}" width="${sceneWidth}" height="${round(sceneHeight - floor)}" fill="url(#floor)"/>`,
    `<path d="${boards()}" fill="none" stroke="${outline}" stroke-width=".8" opacity=".3"/>`,
    light(),
    `<path d="M0 ${round(floor)}H${sceneWidth}" stroke="${outline}" stroke-width="1.2" opacity=".8"/>`,
    desk({ from: -2.2, to: -0.95, near: 3.9, far: 4.5 }),
    chair(-1.5, 3.72),
    desk({ from: 0.75, to: 2, near: 3.9, far: 4.5 }),
    chair(1.2, 3.72),
    palmTree(plant),
    `<path d="M${round(potX - 44)} ${round(potY - 100)}H${round(potX + 44)}L${round(potX + 32)} ${round(potY)}H${round(potX - 32)}Z" fill="#8E5A3C" stroke="${outline}" stroke-width="1.2"/>`,
    desk({ from: -1.15, to: 0.85, near: 2.5, far: 3.2 }),
    table(phase),
    lamp(phase),
    chair(0.46, 2.16),
  ];
  return { width: sceneWidth, height: sceneHeight, defs, body: body.join("") };
}
