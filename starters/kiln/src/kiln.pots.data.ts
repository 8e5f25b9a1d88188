import type { OptionStyle } from '@vitrine/core/products/option-style.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { StarterProduct, StarterVariant } from '@vitrine/core/starters/starter.ts';

const small = { length: 18, width: 18, height: 19 };
const large = { length: 26, width: 26, height: 28 };

const one = (price: number, stock: number | null, sku: string, weight = 0.6): StarterVariant[] => [
  { optionValues: [], price, stock, sku, weight },
];

const glazes: OptionStyle = {
  display: 'swatches',
  colors: [
    { value: 'Bone', color: '#eae3d5' },
    { value: 'Celadon', color: '#a9c0ab' },
    { value: 'Iron', color: '#7a3e22' },
    { value: 'Tenmoku', color: '#2b1a12' },
  ],
};
export const buttons: OptionStyle = { display: 'buttons', colors: [] };

/** One variant for each glaze, at one price. */
const inGlazes = (
  sku: string,
  price: number,
  stock: Readonly<Record<string, number>>,
  weight: number,
): StarterVariant[] =>
  Object.entries(stock).map(([glaze, pieces]) => ({
    optionValues: [glaze],
    price,
    stock: pieces,
    sku: `${sku}-${glaze.slice(0, 3).toUpperCase()}`,
    weight,
  }));

const physical = productTypes.physical;

/** What is thrown and fired: the shelves of the shop. */
export const pots: readonly StarterProduct[] = [
  {
    key: 'moon-vase',
    type: physical,
    title: 'Moon vase',
    slug: 'moon-vase',
    excerpt: 'A full, quiet sphere with a small collar. Holds one branch or none.',
    description: [
      'Thrown in two halves and joined while the clay can still be talked to. The seam is left as a faint line, as it was on the jars that inspired it.',
      'Small is 19 cm high, large 28 cm. Watertight.',
    ],
    images: ['moon-vase', 'moon-vase-tenmoku'],
    optionNames: ['Size', 'Glaze'],
    optionStyles: [buttons, glazes],
    variants: [
      {
        optionValues: ['Small', 'Bone'],
        image: 'moon-vase',
        price: 9800,
        stock: 4,
        sku: 'MOON-S-BON',
        weight: 1.4,
        size: small,
      },
      {
        optionValues: ['Small', 'Tenmoku'],
        image: 'moon-vase-tenmoku',
        price: 9800,
        stock: 3,
        sku: 'MOON-S-TEN',
        weight: 1.4,
        size: small,
      },
      {
        optionValues: ['Large', 'Bone'],
        image: 'moon-vase',
        price: 16_500,
        stock: 2,
        sku: 'MOON-L-BON',
        weight: 2.9,
        size: large,
      },
      {
        optionValues: ['Large', 'Tenmoku'],
        image: 'moon-vase-tenmoku',
        price: 16_500,
        stock: 0,
        sku: 'MOON-L-TEN',
        weight: 2.9,
        size: large,
      },
    ],
    categories: ['Vases'],
    tags: ['new'],
    reviews: [
      {
        stars: 5,
        title: 'Quiet and very well made',
        text: 'It stands in the hall with one branch of hazel. The seam is the best part: you can see how it was made.',
        author: 'Marta',
        daysAgo: 12,
      },
      {
        stars: 4,
        title: 'Smaller than I thought',
        text: 'A lovely pot, packed like an egg. I should have measured the shelf and taken the large one.',
        author: 'Jonas',
        daysAgo: 40,
      },
      {
        stars: 5,
        title: '',
        text: 'Watertight, as promised.',
        author: '',
        daysAgo: 75,
      },
    ],
  },
  {
    key: 'breakfast-bowl',
    type: physical,
    title: 'Breakfast bowl',
    slug: 'breakfast-bowl',
    excerpt: 'Deep enough for porridge, wide enough for noodles.',
    description: [
      'The bowl we make most. A turned foot keeps your fingers from the heat; the rim is rounded so that it survives the sink.',
      '15 cm across, 550 ml.',
    ],
    images: ['breakfast-bowl', 'breakfast-bowl-stack'],
    optionNames: ['Glaze'],
    optionStyles: [glazes],
    variants: inGlazes('BOWL', 3200, { Bone: 18, Celadon: 12, Iron: 9 }, 0.5),
    categories: ['Bowls'],
    tags: ['new', 'everyday'],
  },
  {
    key: 'everyday-mug',
    type: physical,
    title: 'Everyday mug',
    slug: 'everyday-mug',
    excerpt: '320 ml, a handle for three fingers, dishwasher-proof.',
    description: [
      'Low and warm, with a pulled handle that fits three fingers or one very determined toddler.',
      '9 cm high, 320 ml. Dishwasher and microwave safe.',
    ],
    images: ['everyday-mug', 'everyday-mug-pair'],
    form: [
      {
        kind: 'text',
        label: 'Initials under the foot',
        description: 'Pressed into the clay before it is fired. Your mug then takes six weeks.',
        placeholder: 'A. B.',
      },
      { kind: 'radio', label: 'Wrapped as a gift', options: ['No', 'In paper', 'In cloth'] },
      { kind: 'date', label: 'Needed by' },
    ],
    optionNames: ['Glaze'],
    optionStyles: [glazes],
    variants: inGlazes('MUG', 2800, { Bone: 24, Celadon: 16, Iron: 3 }, 0.4),
    categories: ['Cups and mugs'],
    tags: ['new', 'everyday'],
  },
  {
    key: 'dinner-plate',
    type: physical,
    title: 'Dinner plate',
    slug: 'dinner-plate',
    excerpt: 'A flat, generous 26 cm with a rim that keeps the sauce in.',
    description: [
      'Plates are the hardest thing to throw and the easiest to stack. Each is dried for three weeks under a board in the old cold room.',
      '26 cm across. A set of four is cut from one bag of clay, so the speckle matches.',
    ],
    images: ['dinner-plate'],
    optionNames: ['Number'],
    optionStyles: [buttons],
    variants: [
      { optionValues: ['One'], price: 3800, stock: 20, sku: 'PLATE-1', weight: 0.8 },
      { optionValues: ['Set of four'], price: 13_600, stock: 5, sku: 'PLATE-4', weight: 3.2 },
    ],
    categories: ['Plates'],
    tags: ['everyday'],
  },
  {
    key: 'pouring-jug',
    type: physical,
    title: 'Pouring jug',
    slug: 'pouring-jug',
    excerpt: 'Cuts off clean. We checked, many times, with tea.',
    description: [
      'One litre, with a lip that lets go of the last drop. Equally good for water, sangria or sweet peas.',
      '21 cm high, 1 l.',
    ],
    images: ['pouring-jug'],
    optionNames: [],
    variants: one(7400, 7, 'JUG', 1.1),
    categories: ['Jugs and teapots'],
    tags: ['new'],
  },
  {
    key: 'bud-vase',
    type: physical,
    title: 'Bud vase',
    slug: 'bud-vase',
    excerpt: 'For the one flower that fell off the bunch.',
    description: [
      'Ten minutes on the wheel, gone from the shelf in five. Each is a little different; we choose yours with care.',
      '12 to 14 cm high.',
    ],
    images: ['bud-vase'],
    optionNames: ['Glaze'],
    optionStyles: [glazes],
    variants: [
      { optionValues: ['Bone'], price: 2400, salePrice: 1900, stock: 8, sku: 'BUD-BON', weight: 0.3 },
      { optionValues: ['Celadon'], price: 2400, salePrice: 1900, stock: 6, sku: 'BUD-CEL', weight: 0.3 },
    ],
    categories: ['Vases'],
    tags: ['sale'],
  },
  {
    key: 'tea-bowl',
    type: physical,
    title: 'Tea bowl',
    slug: 'tea-bowl',
    excerpt: 'Iron glaze, thick at the foot, thin at the lip. Made in firings of twelve.',
    description: [
      'The iron breaks to rust where the glaze is thin. We make twelve at a time and they go quickly; the next firing is in three weeks.',
      '8 cm high, 220 ml.',
    ],
    images: ['tea-bowl'],
    optionNames: [],
    variants: one(4200, 0, 'TEABOWL', 0.3),
    categories: ['Cups and mugs'],
    tags: [],
  },
  {
    key: 'serving-bowl',
    type: physical,
    title: 'Serving bowl',
    slug: 'serving-bowl',
    excerpt: 'Low, wide and ash-glazed: salads look like paintings.',
    description: [
      'Cherry ash over an iron-rich slip. The pattern in the well is where the glaze ran and stopped to think.',
      '38 cm across.',
    ],
    images: ['serving-bowl'],
    optionNames: [],
    variants: one(11_800, 4, 'SERVE', 2.2),
    categories: ['Bowls'],
    tags: [],
  },
  {
    key: 'salt-jar',
    type: physical,
    title: 'Salt jar',
    slug: 'salt-jar',
    excerpt: 'A lid you can lift with floury fingers.',
    description: [
      'Tenmoku outside, bare clay within, so that salt stays dry. Also good for sugar, garlic or secrets.',
      '14 cm high, 500 ml.',
    ],
    images: ['salt-jar'],
    optionNames: [],
    variants: one(5600, 9, 'SALT', 0.8),
    categories: ['Jars'],
    tags: ['everyday'],
  },
  {
    key: 'teapot',
    type: physical,
    title: 'Teapot',
    slug: 'teapot',
    excerpt: 'Five pieces of clay pretending to be one. 900 ml.',
    description: [
      'Body, lid, knob, spout and handle are thrown apart and joined in an afternoon. The strainer is forty-one holes, drilled by hand while listening to the cricket.',
      '900 ml, celadon.',
    ],
    images: ['teapot'],
    optionNames: [],
    variants: one(12_400, 3, 'TEAPOT', 1.2),
    categories: ['Jugs and teapots'],
    tags: [],
  },
  {
    key: 'bottle',
    type: physical,
    title: 'Oil bottle',
    slug: 'oil-bottle',
    excerpt: 'Keeps the light off good olive oil.',
    description: [
      'A long neck and a cork from Alentejo. The iron glaze is dark enough to keep the oil from tiring.',
      '26 cm high, 500 ml, with cork.',
    ],
    images: ['bottle'],
    optionNames: [],
    variants: one(6800, 6, 'BOTTLE', 0.9),
    categories: ['Jars'],
    tags: [],
  },
];
