const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko)";

/** User agents and their weights. */
export const devices: readonly (readonly [string, number])[] = [
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
    34,
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/141.0.0.0 Mobile Safari/537.36`, 26],
  [`${windows} ${blink} Chrome/141.0.0.0 Safari/537.36`, 16],
  [`${mac} ${webkit} Version/26.0 Safari/605.1.15`, 12],
  [`${windows.replace(")", "; rv:144.0)")} Gecko/20100101 Firefox/144.0`, 6],
  [`${windows} ${blink} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 4],
  [`Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`, 2],
];
