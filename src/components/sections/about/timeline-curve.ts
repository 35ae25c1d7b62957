/** The position of the line at each of the thirteen stops: 0 is heavy, 100 is light. */
export const stops = [54, 42, 26, 46, 31, 6, 20, 42, 34, 58, 70, 61, 84] as const;

const offPage = 112;
const meeting = 113;
const shares = [0.1085, 0.217, 0.334, 0.463, 0.6, 0.747];

const round = (value: number) => Math.round(value * 10) / 10;

/** The side lines converge towards the right edge. */
function laneAt(x: number, share: number) {
  return round(x >= offPage ? offPage : x + (meeting - x) * share);
}

function curve(from: number, to: number) {
  return `M${from} 0C${from} 50 ${to} 50 ${to} 100`;
}

/** Returns the curve below one stop in a box of 100 by 100: the line, the land beside it, its contours. */
export function pieceBelow(index: number) {
  const from = stops[index] ?? offPage;
  const to = stops[index + 1] ?? offPage;
  return {
    at: from,
    main: curve(from, to),
    land: `${curve(from, to)}H130V0Z`,
    lanes: shares.map((share) => curve(laneAt(from, share), laneAt(to, share))),
  };
}

/** Returns the curve from the right edge to the first stop. */
export function entrance() {
  const x = stops[0];
  const lanes = shares.map((share) => {
    const end = laneAt(x, share);
    const lift = round(share * 40);
    return `M130 ${-52 + lift}C${round(84 + share * 35)} ${-52 + lift} ${end} ${-46 + lift} ${end} 0`;
  });
  return { main: `M130 -52C84 -52 ${x} -46 ${x} 0`, land: `M130 -52C84 -52 ${x} -46 ${x} 0.4H130Z`, lanes };
}
