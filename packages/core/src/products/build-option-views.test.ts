import { expect, it } from 'vitest';
import type { Asset } from '../media/asset.ts';
import { buildOptionViews, cardSwatches } from './build-option-views.ts';
import { colorOfName, isColorOption } from './option-colors.ts';
import { listStyle, type OptionStyle, stylesFor } from './option-style.ts';
import type { Variant } from './product.ts';

const swatches: OptionStyle = { display: 'swatches', colors: [{ value: 'Ash', color: '#c8c0b4' }] };
const variant = (optionValues: string[], imageId: string | null = null) =>
  ({ optionValues, imageId }) as Variant;

it('PRODUCT-22: a swatch has the owner’s colour, else a picture, else the colour of its name', () => {
  const picture = { id: 'p', kind: 'image' } as Asset;
  const variants = [
    variant(['S', 'Ash'], 'p'),
    variant(['S', 'Celadon'], 'p'),
    variant(['L', 'Schwarz']),
    variant(['L', 'Plain'], 'gone'),
  ];
  const product = { optionNames: ['Size', 'Glaze'], optionStyles: [listStyle, swatches], variants };
  expect(buildOptionViews(product, new Map([['p', picture]]))).toEqual([
    {
      name: 'Size',
      display: 'list',
      values: [
        { value: 'S', color: null, image: null },
        { value: 'L', color: null, image: null },
      ],
    },
    {
      name: 'Glaze',
      display: 'swatches',
      values: [
        { value: 'Ash', color: '#c8c0b4', image: null },
        { value: 'Celadon', color: null, image: picture },
        { value: 'Schwarz', color: '#1c1b1a', image: null },
        { value: 'Plain', color: null, image: null },
      ],
    },
  ]);
  expect(buildOptionViews({ ...product, optionStyles: [] }, new Map())[1]?.display).toBe('list');
});

it('PRODUCT-49: the owner’s picture of a value comes before its colour, and one that is gone leaves the colour, the variant’s picture or the name', () => {
  const assets = ['own', 'ofVariant'].map(id => [id, { id, kind: 'image' } as Asset] as const);
  const images = ['Ash', 'Celadon', 'Iron', 'Schwarz'].map(value => ({
    value,
    imageId: value === 'Ash' ? 'own' : 'gone',
  }));
  const colors = [...swatches.colors, { value: 'Celadon', color: '#a9c0ab' }];
  const [glaze] = buildOptionViews(
    {
      optionNames: ['Glaze'],
      optionStyles: [{ display: 'swatches', colors, images }],
      variants: [
        variant(['Ash'], 'ofVariant'),
        variant(['Celadon'], 'ofVariant'),
        variant(['Iron'], 'ofVariant'),
        variant(['Schwarz']),
      ],
    },
    new Map(assets),
  );
  expect(glaze?.values.map(({ color, image }) => color ?? image?.id)).toEqual([
    'own',
    '#a9c0ab',
    'ofVariant',
    '#1c1b1a',
  ]);
});

it('PRODUCT-22: the product colours are known by name in seven languages', () => {
  const colors = ['black', 'white', 'blue', 'green', 'red', 'pink', 'orange', 'gray'].map(colorOfName);
  expect(new Set(colors.filter(color => color !== null)).size).toBe(8);
  const greys = ['Gray', 'grey', 'GRAU', 'grå', 'gris', 'grigio', 'grijs'];
  expect(new Set(greys.map(colorOfName))).toEqual(new Set([colorOfName('gray')]));
  expect(colorOfName('Celadon')).toBeNull();
  expect(['Color', 'Farbe', 'kleur', 'Size'].map(isColorOption)).toEqual([true, true, true, false]);
});

it('PRODUCT-22: an option keeps its style when others are added, removed or renamed', () => {
  const before = { names: ['Size', 'Glaze'], styles: [listStyle, swatches] };
  expect(stylesFor(['Glaze'], before)).toEqual([swatches]);
  expect(stylesFor(['Size', 'Finish'], before)).toEqual([listStyle, swatches]);
  expect(stylesFor(['Glaze', 'Size', 'Lid'], before)).toEqual([swatches, listStyle, listStyle]);
  expect(stylesFor(['Lid'], { names: [], styles: [] })).toEqual([]);
});

it('PRODUCT-51: a card has the values of the first option of swatches that have a look, or nothing', () => {
  const variants = [variant(['S', 'Ash']), variant(['L', 'Plain']), variant(['L', 'Schwarz'])];
  const product = { optionNames: ['Size', 'Glaze'], optionStyles: [listStyle, swatches], variants };
  expect(cardSwatches(product, new Map())).toEqual({
    option: 'Glaze',
    values: [
      { value: 'Ash', color: '#c8c0b4', image: null },
      { value: 'Schwarz', color: '#1c1b1a', image: null },
    ],
  });
  expect(cardSwatches({ ...product, optionStyles: [listStyle, listStyle] }, new Map())).toBeNull();
  const plain = [variant(['S', 'Plain'])];
  expect(cardSwatches({ ...product, variants: plain }, new Map())).toBeNull();
});
