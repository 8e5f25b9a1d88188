import type { StarterOptionStyle, StarterVariant } from '@vitrine/core/starters/starter.ts';

export const small = { length: 18, width: 18, height: 19 };
export const large = { length: 26, width: 26, height: 28 };

export const one = (price: number, stock: number | null, sku: string, weight = 0.6): StarterVariant[] => [
  { optionValues: [], price, stock, sku, weight },
];

export const glazes: StarterOptionStyle = {
  display: 'swatches',
  colors: [
    { value: 'Bone', color: '#eae3d5' },
    { value: 'Celadon', color: '#a9c0ab' },
    { value: 'Iron', color: '#7a3e22' },
    { value: 'Tenmoku', color: '#2b1a12' },
  ],
  images: ['Bone', 'Celadon', 'Iron', 'Tenmoku'].map(value => ({
    value,
    image: `glaze-${value.toLowerCase()}`,
  })),
};
export const buttons: StarterOptionStyle = { display: 'buttons', colors: [] };

/** One variant for each glaze, at one price. */
export const inGlazes = (
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
