import { fine, ink, round, sway } from "./draw";

function tickLength(degrees: number) {
  if (degrees % 45 === 0) return 16;
  return degrees % 15 === 0 ? 10 : 5;
}

function ticks(cx: number, horizon: number, radius: number) {
  let path = "";
  for (let degrees = 0; degrees <= 180; degrees += 3) {
    const length = tickLength(degrees);
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin, inner] = [Math.cos(angle), Math.sin(angle), radius + 7];
    path += `M${round(cx + cos * inner)} ${round(horizon - sin * inner)}`;
    path += `L${round(cx + cos * (inner + length))} ${round(horizon - sin * (inner + length))}`;
  }
  return path;
}

export function sunChords(cx: number, horizon: number, sun: number, phase: number) {
  let path = "";
  for (let y = 9; y < sun; y += 9 + y * 0.035) {
    const half = Math.sqrt(sun * sun - y * y);
    const reach = half + sway(phase, y / 31, 2) * (1 + y * 0.025);
    path += `M${fine(cx - reach)} ${round(horizon + y)}H${fine(cx + reach)}`;
  }
  return path;
}

/**
 * Returns the figure over a horizon: a sun, a triangle that forms a square with its own reflection, and a circle around
 * both.
 */
export function figure(cx: number, horizon: number, radius: number, width: number, stem = 60) {
  const sun = round(radius / Math.SQRT2);
  const [left, right] = [round(cx - radius), round(cx + radius)];
  const arc = (sweep: 0 | 1) => `M${left} ${horizon}A${radius} ${radius} 0 0 ${sweep} ${right} ${horizon}`;
  const roof = (apex: number) => `M${left} ${horizon}L${cx} ${round(apex)}L${right} ${horizon}`;
  const group = `fill="none" stroke="${ink.gold}" stroke-width="${width}"`;
  return {
    above:
      `<g ${group}><circle cx="${cx}" cy="${horizon}" r="${sun}"/><path d="${arc(1)}"/>` +
      `<path d="${roof(horizon - radius)}"/><path d="${ticks(cx, horizon, radius)}" stroke-width="${fine(width * 0.8)}"/>` +
      `<path d="M${cx} ${horizon - radius - stem}V${horizon - radius}" stroke-width="${fine(width * 0.7)}"/></g>`,
    below:
      `<g ${group}><path d="${roof(horizon + radius)}" stroke-dasharray="9 7"/>` +
      `<path d="${arc(0)}" stroke-dasharray="2 8"/></g>`,
  };
}
