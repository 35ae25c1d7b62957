import { arc, type Point, polar, polyline, rays, round, segment, wave } from "./geometry";

export function voussoirs() {
  return Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI + (Math.PI * index) / 12;
    return segment(polar(120, 150, 56, angle), polar(120, 150, 74, angle));
  }).join("");
}

export function architectArcs() {
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

export function sunMaskRays() {
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (Math.PI * index) / 12 - Math.PI / 2;
    if (index % 2) return wave(120, 170, 68, 96, angle, 4);
    return polyline([
      polar(120, 170, 66, angle - 0.075),
      polar(120, 170, 104, angle),
      polar(120, 170, 66, angle + 0.075),
    ]);
  }).join("");
}

export function maskHatching() {
  const cx = 120;
  const cy = 170;
  const radius = 60;
  return Array.from({ length: 15 }, (_, index) => {
    const y = cy - 56 + index * 8;
    const rim = Math.sqrt(Math.max(0, radius * radius - (y - cy) ** 2));
    const from = cx + Math.max(rim * 0.56, 34 - Math.abs(y - cy) * 0.1);
    return from < cx + rim ? segment([from, y + 3], [cx + rim, y]) : "";
  }).join("");
}

export function travelerStar() {
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const arm = index % 4 === 0 ? 50 : 26;
    return polar(128, 100, index % 2 ? 8 : arm, -Math.PI / 2 + (index * Math.PI) / 8);
  });
  return `${polyline(points)}Z`;
}

export function travelerDunes() {
  const edges = Array.from({ length: 8 }, (_, index) =>
    segment([128, 100], polar(128, 100, index % 2 ? 26 : 50, -Math.PI / 2 + (index * Math.PI) / 4)),
  );
  const dunes = [1, 2, 3, 4, 5].map((i) => {
    const rise = i * 6;
    const left = `M16 ${232 + rise}C50 ${214 + rise} 80 ${214 + rise} ${104 - i * 3} ${224 + i * 5}`;
    const right = `M${176 + i * 4} ${226 + i * 5}C190 ${220 + i * 5} 208 ${220 + i * 4} 224 ${round(222 + rise)}`;
    return left + right;
  });
  return edges.join("") + dunes.join("");
}
