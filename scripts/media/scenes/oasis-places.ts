import { line } from "./draw";
import type { Oasis } from "./oasis";

const dawnSky = [
  [0, "#FAF5EC"],
  [0.42, "#FBEEDD"],
  [0.74, "#F8D9B8"],
  [1, "#EFB88E"],
] as const;

const atDawn = { sky: dawnSky, haloSize: 2.6, isFigureApart: true } as const;

// Darker than by day, so that the crowns contrast with the dark sky.
const DUSK_INK = "#0C2C30";

// Wide and low, so that a crop leaves the left half empty for the text.
export const hero: Oasis = {
  width: 2000,
  height: 960,
  horizon: 522,
  sunX: 1310,
  radius: 204,
  ...atDawn,
  clouds: [0.7, 0.97],
  hillsLeft: [
    line("-20,500 140,478 320,462 500,486 660,470 840,492 1010,514 1140,523"),
    line("-20,512 150,503 310,513 450,500 600,512 720,523"),
  ],
  hillsRight: [line("1420,524 1530,502 1660,466 1760,480 1880,452 2020,470")],
  bank: {
    waterline: 584,
    edge: line("1390,593 1470,581 1560,568 1660,558 1780,561 1900,553 2030,556"),
    reeds: [
      [1506, 579, 16, 34, 4],
      [1600, 567, 14, 30, 5],
      [1450, 586, 9, 22, 6],
      [1764, 564, 18, 34, 9],
      [1880, 556, 12, 28, 12],
    ],
  },
  palms: [
    { x: 1652, y: 566, height: 340, lean: -46, seed: 11, fronds: 15, length: 0.36 },
    { x: 1678, y: 566, height: 246, lean: 42, seed: 23, fronds: 14, length: 0.42 },
    { x: 1582, y: 572, height: 154, lean: -16, seed: 31, length: 0.46 },
    { x: 1762, y: 566, height: 190, lean: 20, seed: 44, length: 0.42 },
  ],
  shore: line("-20,634 240,604 520,590 780,596 1030,616 1190,674 1370,742 1600,770 2020,738"),
  crest: line("-20,656 240,624 520,609 780,614 1040,634 1190,702 1360,782 1600,814 2020,782"),
  ripples: 0.07,
  ridge: line("1064,640 1118,696 1158,758 1182,822 1194,888 1196,960"),
  ridgeEnd: line("1064,640 1190,702 1360,782 1520,812 1740,808 2020,782"),
  fadeFrom: 0.86,
  fadeTo: 1,
  seed: 3,
  strokes: 400,
};

export const heroTablet: Oasis = {
  width: 960,
  height: 1100,
  horizon: 548,
  sunX: 640,
  radius: 178,
  stem: 44,
  ...atDawn,
  clouds: [0.66, 0.97],
  hillsLeft: [line("-20,536 90,508 200,492 320,522 430,544 520,550"), line("-20,544 80,535 180,544 280,550")],
  hillsRight: [line("760,550 830,526 900,504 980,496")],
  bank: {
    waterline: 600,
    edge: line("700,608 770,595 840,586 900,582 980,577"),
    reeds: [
      [786, 594, 12, 30, 4],
      [736, 602, 8, 20, 6],
      [915, 583, 12, 28, 5],
    ],
  },
  palms: [
    { x: 842, y: 585, height: 286, lean: -48, seed: 11, fronds: 15, length: 0.35 },
    { x: 858, y: 585, height: 208, lean: 12, seed: 23, fronds: 14, length: 0.42 },
    { x: 780, y: 591, height: 136, lean: -14, seed: 31, length: 0.46 },
  ],
  shore: line("-20,634 140,614 320,616 500,646 720,690 980,678"),
  crest: line("-20,660 140,636 280,632 440,656 640,704 800,722 980,708"),
  ripples: 0.06,
  ridge: line("292,632 390,660 520,688 660,716 800,756 980,830"),
  ridgeEnd: line("292,632 440,656 640,704 800,722 880,718 980,708"),
  fadeFrom: 0.62,
  fadeTo: 0.69,
  seed: 3,
  strokes: 220,
};

export const heroPhone: Oasis = {
  width: 780,
  height: 1640,
  horizon: 712,
  sunX: 480,
  radius: 164,
  stem: 44,
  isFigureApart: true,
  sky: [
    [0, "#FAF5EC"],
    [0.55, "#FBEEDD"],
    [0.8, "#F8D9B8"],
    [1, "#EFB88E"],
  ],
  haloSize: 2.6,
  clouds: [0.55, 0.97],
  hillsLeft: [line("-20,700 80,674 170,658 270,688 360,708 430,714"), line("-20,708 60,700 140,708 220,714")],
  hillsRight: [line("590,714 660,690 740,666 800,652")],
  bank: {
    waterline: 762,
    edge: line("530,770 595,757 650,749 720,744 800,739"),
    reeds: [
      [612, 756, 12, 30, 4],
      [565, 763, 8, 20, 6],
      [745, 744, 12, 28, 5],
    ],
  },
  palms: [
    { x: 690, y: 747, height: 210, lean: -40, seed: 11, fronds: 15, length: 0.34 },
    { x: 716, y: 747, height: 156, lean: 26, seed: 23, fronds: 14, length: 0.42 },
    { x: 632, y: 752, height: 106, lean: -12, seed: 31, length: 0.46 },
  ],
  shore: line("-20,812 120,798 260,804 420,832 600,866 800,858"),
  crest: line("-20,838 110,818 220,816 350,842 500,884 650,900 800,888"),
  ripples: 0.06,
  ridge: line("232,817 310,848 420,878 530,912 650,960 800,1030"),
  ridgeEnd: line("232,817 350,842 500,884 650,900 720,897 800,888"),
  fadeFrom: 0.515,
  fadeTo: 0.585,
  seed: 3,
  strokes: 200,
};

/** The same water for the forms of narrow screens; a crop leaves palms and circle whole. */
export const authLow: Oasis = {
  width: 1200,
  height: 560,
  horizon: 372,
  sunX: 560,
  radius: 158,
  sky: [
    [0, "#14494E"],
    [0.3, "#2F6B6A"],
    [0.55, "#93A58C"],
    [0.8, "#F3CFA8"],
    [1, "#EFAF80"],
  ],
  haloSize: 1.75,
  clouds: [0.4, 0.97],
  hillsLeft: [line("-20,360 90,338 220,326 350,350 470,364 560,374"), line("-20,368 80,360 190,366 300,374")],
  hillsRight: [line("780,374 900,352 1030,326 1130,334 1220,318")],
  bank: {
    waterline: 416,
    edge: line("800,424 890,413 980,405 1090,398 1220,394"),
    reeds: [
      [910, 412, 13, 27, 4],
      [850, 418, 8, 18, 6],
      [1120, 398, 14, 26, 5],
    ],
  },
  palms: [
    { x: 1010, y: 404, height: 268, lean: -46, seed: 11, colour: DUSK_INK, fronds: 15, length: 0.34 },
    { x: 1040, y: 404, height: 192, lean: 34, seed: 23, colour: DUSK_INK, fronds: 14, length: 0.4 },
    { x: 945, y: 409, height: 108, lean: -14, seed: 31, colour: DUSK_INK, length: 0.46 },
  ],
  shore: line("-20,470 150,452 340,458 580,486 880,512 1220,500"),
  crest: line("-20,492 140,474 320,474 520,498 760,526 980,540 1220,528"),
  ripples: 0.3,
  ridge: line("320,474 420,506 520,530 620,556 660,580 680,600"),
  ridgeEnd: line("320,474 520,498 760,526 980,540 1090,536 1220,528"),
  fadeFrom: 0.985,
  fadeTo: 1,
  seed: 3,
  strokes: 160,
};

export const auth: Oasis = {
  width: 1000,
  height: 1400,
  horizon: 800,
  sunX: 520,
  radius: 250,
  sky: [
    [0, "#0B353B"],
    [0.34, "#14494E"],
    [0.52, "#2F6B6A"],
    [0.68, "#93A58C"],
    [0.84, "#F3CFA8"],
    [1, "#EFAF80"],
  ],
  haloSize: 1.75,
  clouds: [0.55, 0.97],
  hillsLeft: [line("-20,780 80,752 190,736 300,772 400,792 470,802"), line("-20,792 70,780 160,790 250,802")],
  hillsRight: [line("640,802 740,776 850,744 940,756 1020,730")],
  bank: {
    waterline: 874,
    edge: line("600,884 690,868 780,856 880,848 1030,842"),
    reeds: [
      [740, 866, 16, 38, 4],
      [660, 876, 9, 24, 6],
      [920, 850, 16, 36, 5],
    ],
  },
  palms: [
    { x: 850, y: 856, height: 470, lean: -70, seed: 11, colour: DUSK_INK, fronds: 15, length: 0.34 },
    { x: 868, y: 856, height: 330, lean: 10, seed: 23, colour: DUSK_INK, fronds: 14, length: 0.36 },
    { x: 770, y: 862, height: 180, lean: -20, seed: 31, colour: DUSK_INK, length: 0.46 },
  ],
  shore: line("-20,1000 140,976 320,990 520,1040 760,1084 1020,1070"),
  crest: line("-20,1040 140,1010 280,1012 440,1060 640,1120 840,1144 1020,1126"),
  ripples: 0.55,
  ridge: line("286,1012 370,1070 480,1120 560,1190 600,1280 640,1400"),
  ridgeEnd: line("286,1012 440,1060 640,1120 840,1144 930,1138 1020,1126"),
  fadeFrom: 0.985,
  fadeTo: 1,
  seed: 3,
  strokes: 300,
};

export const officeView: Oasis = {
  width: 940,
  height: 560,
  horizon: 372,
  sunX: 470,
  radius: 150,
  sky: [
    [0, "#DCE3DC"],
    [0.36, "#EFE4CF"],
    [0.72, "#F6DAB4"],
    [1, "#EFBC90"],
  ],
  haloSize: 2.3,
  clouds: [0.5, 0.95],
  hillsLeft: [line("-20,366 60,338 150,316 230,342 300,364 350,374"), line("-20,372 70,360 160,368 260,374")],
  hillsRight: [line("600,374 720,346 820,322 900,334 960,326")],
  shore: line("-20,512 140,500 320,506 520,526 720,540 960,528"),
  crest: line("-20,530 140,516 300,520 460,540 640,556 800,560 960,550"),
  ripples: 0.6,
  ridge: line("300,520 380,540 440,556 480,570 500,580"),
  ridgeEnd: line("300,520 460,540 640,556 760,562 880,560 960,550"),
  fadeFrom: 0.995,
  fadeTo: 1.2,
  seed: 17,
  strokes: 190,
};
