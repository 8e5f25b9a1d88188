import { drawGear, drawPetals, drawPolygon, drawSoftStar, drawStar } from './draw-shapes.ts';

/** Heights of shapes for a width of 100: square, portrait, landscape (rule SHAPE-2). */
export const shapeHeights = { square: 100, upright: 150, lying: 67 } as const;
export type ShapeHeight = (typeof shapeHeights)[keyof typeof shapeHeights];

export interface Shape {
  readonly label: string;
  readonly height: ShapeHeight;
  /** SVG path data, 100 wide and `height` high; null fills any box. */
  readonly path: string | null;
}

const square = (label: string, path: string): Shape => ({ label, height: 100, path });
const upright = (label: string, path: string): Shape => ({ label, height: 150, path });
const lying = (label: string, path: string): Shape => ({ label, height: 67, path });

/** Every shape by its permanent name, in the order shown (rules SHAPE-1, SHAPE-2). */
export const shapes = {
  rectangle: { label: 'Rectangle', height: 100, path: null },
  circle: square('Circle', 'M50 0a50 50 0 0 1 0 100a50 50 0 0 1 0-100z'),
  squircle: square('Squircle', 'M0 50C0 10 10 0 50 0S100 10 100 50S90 100 50 100S0 90 0 50z'),
  'rounded-square': square(
    'Rounded square',
    'M16 0H84A16 16 0 0 1 100 16V84A16 16 0 0 1 84 100H16A16 16 0 0 1 0 84V16A16 16 0 0 1 16 0z',
  ),
  'quarter-circle': square('Quarter circle', 'M0 100V0A100 100 0 0 1 100 100z'),
  leaf: square('Leaf', 'M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50z'),
  triangle: square('Triangle', 'M50 0L100 100H0z'),
  diamond: square('Diamond', 'M50 0L100 50L50 100L0 50z'),
  pentagon: square('Pentagon', drawPolygon(5)),
  hexagon: square('Hexagon', drawPolygon(6)),
  octagon: square('Octagon', drawPolygon(8, 22.5)),
  cross: square('Cross', 'M33 0H67V33H100V67H67V100H33V67H0V33H33z'),
  star: square('Star', drawStar(5, 0.4)),
  'star-four': square('Star with four rays', 'M50 0Q56 44 100 50Q56 56 50 100Q44 56 0 50Q44 44 50 0z'),
  'star-six': square('Star with six rays', drawStar(6, 0.577)),
  'star-eight': square('Star with eight rays', drawStar(8, 0.7)),
  'star-twelve': square('Seal', drawStar(12, 0.8)),
  'star-burst': square('Burst', drawStar(20, 0.72)),
  'star-soft': square('Soft star', drawSoftStar(5, 0.42)),
  flower: square('Flower', drawPetals(6, 0.6)),
  clover: square('Clover', drawPetals(4, 0.54)),
  daisy: square('Daisy', drawPetals(8, 0.7)),
  scallop: square('Scallop', drawPetals(14, 0.8)),
  gear: square('Gear', drawGear(10, 39)),
  heart: square(
    'Heart',
    'M50 96C26 78 0 58 0 31C0 15 12 4 27 4C37 4 46 10 50 19C54 10 63 4 73 4C88 4 100 15 100 31C100 58 74 78 50 96z',
  ),
  crescent: square('Crescent', 'M50 0A50 50 0 1 0 100 50A40 40 0 1 1 50 0z'),
  ring: square('Ring', 'M50 0a50 50 0 0 1 0 100a50 50 0 0 1 0-100zM50 26a24 24 0 0 0 0 48a24 24 0 0 0 0-48z'),
  blob: square(
    'Blob',
    'M54 0C76 0 100 16 100 44C100 64 88 68 84 82C80 96 66 100 48 100C22 100 0 86 0 60C0 40 14 34 20 22C28 6 38 0 54 0z',
  ),
  shield: square('Shield', 'M0 8Q28 10 50 0Q72 10 100 8V46C100 74 78 92 50 100C22 92 0 74 0 46z'),
  chevron: square('Chevron', 'M0 0H62L100 50L62 100H0L38 50z'),
  'arched-window': upright('Arched window', 'M0 150V50A50 50 0 0 1 100 50V150z'),
  'paned-window': upright(
    'Window with panes',
    'M0 150V46C0 20 22 0 50 0S100 20 100 46V150H53V60H100V54H53V0H47V54H0V60H47V150z',
  ),
  'pointed-arch': upright('Pointed arch', 'M0 150V70C0 40 24 16 50 0C76 16 100 40 100 70V150z'),
  egg: upright('Egg', 'M50 0C78 0 100 48 100 90C100 126 78 150 50 150S0 126 0 90C0 48 22 0 50 0z'),
  oval: upright('Oval', 'M50 0A50 75 0 0 1 50 150A50 75 0 0 1 50 0z'),
  capsule: upright('Capsule', 'M0 50A50 50 0 0 1 100 50V100A50 50 0 0 1 0 100z'),
  drop: upright('Drop', 'M50 0C58 34 100 62 100 100A50 50 0 0 1 0 100C0 62 42 34 50 0z'),
  lozenge: upright('Lozenge', 'M50 0L100 75L50 150L0 75z'),
  vase: upright(
    'Vase',
    'M26 0H74C74 22 64 30 64 42C64 58 100 66 100 100C100 128 84 142 74 150H26C16 142 0 128 0 100C0 66 36 58 36 42C36 30 26 22 26 0z',
  ),
  hourglass: upright(
    'Hourglass',
    'M0 0H100C100 40 62 54 62 75S100 110 100 150H0C0 110 38 96 38 75S0 40 0 0z',
  ),
  lightning: upright('Lightning', 'M62 0L0 84H42L30 150L100 58H56z'),
  ellipse: lying('Ellipse', 'M50 0A50 33.5 0 0 1 50 67A50 33.5 0 0 1 50 0z'),
  pebble: lying('Pebble', 'M38 0C66 0 100 10 100 38C100 58 76 67 48 67C22 67 0 58 0 36C0 14 14 0 38 0z'),
  pill: lying('Pill', 'M33.5 0H66.5A33.5 33.5 0 0 1 66.5 67H33.5A33.5 33.5 0 0 1 33.5 0z'),
  'semi-circle': lying('Semicircle', 'M0 58.5A50 50 0 0 1 100 58.5z'),
  parallelogram: lying('Parallelogram', 'M24 0H100L76 67H0z'),
  trapezoid: lying('Trapezoid', 'M20 0H80L100 67H0z'),
  arrow: lying('Arrow', 'M0 18H58V0L100 33.5L58 67V49H0z'),
  cloud: lying(
    'Cloud',
    'M20 67A20 20 0 0 1 14 28A17 17 0 0 1 35 15A25 25 0 0 1 79 22A22.6 22.6 0 0 1 79 67z',
  ),
  wave: lying('Wave', 'M0 14C18 -4 32 -4 50 14S82 32 100 14V53C82 71 68 71 50 53S18 35 0 53z'),
  ribbon: lying('Ribbon', 'M0 0H100L86 33.5L100 67H0L14 33.5z'),
  ticket: lying('Ticket', 'M0 0H100V22A11.5 11.5 0 0 0 100 45V67H0V45A11.5 11.5 0 0 0 0 22z'),
  'speech-bubble': lying(
    'Speech bubble',
    'M14 0H86A14 14 0 0 1 100 14V38A14 14 0 0 1 86 52H44L26 67V52H14A14 14 0 0 1 0 38V14A14 14 0 0 1 14 0z',
  ),
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof shapes;

export const shapeNames = Object.keys(shapes).filter(isShapeName);

export function shapeOf(name: ShapeName): Shape {
  return shapes[name];
}

function isShapeName(name: string): name is ShapeName {
  return Object.hasOwn(shapes, name);
}
