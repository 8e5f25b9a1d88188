import { standardTax } from '../cart/tax-rules.ts';
import { exactlyInUnits, fromUnits, type UnitSystem, unitSystems } from '../products/measurement-text.ts';
import { type maxOptions, publishStates } from '../products/product-limits.ts';
import { productTypes } from '../products/product-views.ts';
import {
  amountCell,
  type Cell,
  jsonCell,
  momentCell,
  namesCell,
  numberCell,
  optional,
  required,
  textCell,
  wordCell,
  wordsCell,
  yesCell,
} from './cell.ts';
import { descriptionCell } from './description-cell.ts';
import { makingCell } from './making-cell.ts';
import { perUnitCell, planCell } from './plan-cells.ts';

interface Column<Value> {
  readonly header: string;
  readonly cell: Cell<Value>;
}

function column<Value>(header: string, cell: Cell<Value>): Column<Value> {
  return { header, cell };
}

const places = [1, 2, 3, 4, 5, 6] as const satisfies { readonly length: typeof maxOptions };
type Place = (typeof places)[number];

function ofOptions<Key extends string>(key: Key, header: string): Record<`${Key}${Place}`, Column<string>> {
  return Object.fromEntries(
    places.map(place => [`${key}${place}`, column(`${header} ${place}`, textCell)]),
  ) as Record<`${Key}${Place}`, Column<string>>;
}

const types = {
  physical: productTypes.physical,
  digital: productTypes.digital,
  service: productTypes.service,
  'gift card': productTypes.giftCard,
  membership: productTypes.paywall,
} as const;

const states = {
  published: publishStates.published,
  scheduled: publishStates.scheduled,
  'needs review': publishStates.needsReview,
  draft: publishStates.draft,
  private: publishStates.private,
} as const;

/** The columns of a product, in its first row. */
export const productColumns = {
  title: column('Title', required(textCell)),
  slug: column('Address', textCell),
  type: column('Type', required(wordCell<(typeof types)[keyof typeof types]>(types))),
  state: column('State', required(wordCell<(typeof states)[keyof typeof states]>(states))),
  publishAt: column('Publish At', optional(momentCell, null)),
  excerpt: column('Excerpt', textCell),
  description: column('Description', descriptionCell),
  seoTitle: column('Search Title', textCell),
  seoDescription: column('Search Description', textCell),
  brand: column('Brand', textCell),
  categories: column('Categories', namesCell),
  tags: column('Tags', namesCell),
  shops: column('Shops', wordsCell),
  related: column('Related Products', wordsCell),
  isFeatured: column('Featured', yesCell),
  position: column('Position', optional(numberCell, 0)),
  taxClass: column('Tax Class', optional(textCell, standardTax)),
  currency: column('Currency', textCell),
  pictures: column('Pictures', wordsCell),
  videos: column('Videos', jsonCell),
  ...ofOptions('optionName', 'Option Name'),
  optionStyles: column('Option Styles', jsonCell),
  form: column('Questions', jsonCell),
  plan: column('Plan', optional(planCell, null)),
  madeToOrder: column('Made To Order', optional(makingCell, null)),
  files: column('Files', wordsCell),
  downloadLimit: column('Download Limit', optional(numberCell, null)),
  linkDays: column('Download Days', optional(numberCell, 30)),
} as const;

const unlimited = 'unlimited';

const stockCell: Cell<number | null> = {
  write: stock => stock ?? unlimited,
  read: (text, decimals) =>
    text.trim().toLowerCase() === unlimited ? { value: null } : numberCell.read(text, decimals),
};

type Quantity = Parameters<typeof fromUnits>[1];

/** Stored in kilograms or centimetres, and read as the stored number (decision 87). */
function imperialCell(quantity: Quantity): Cell<number | null> {
  return optional<number, null>(
    {
      write: value => exactlyInUnits(value, quantity, unitSystems.imperial),
      read: (text, decimals) => {
        const read = numberCell.read(text, decimals);
        return 'value' in read ? { value: fromUnits(read.value, quantity, unitSystems.imperial) } : read;
      },
    },
    null,
  );
}

/** The columns of a variant, in each row; in the file of a website with imperial units some have others. */
export const variantColumns = {
  sku: column('SKU', textCell),
  gtin: column('Barcode', textCell),
  ...ofOptions('optionValue', 'Option Value'),
  price: column('Price', required(amountCell)),
  salePrice: column('Sale Price', optional(amountCell, null)),
  isOnSale: column('On Sale', yesCell),
  saleFrom: column('Sale Begins', optional(momentCell, null)),
  saleUntil: column('Sale Ends', optional(momentCell, null)),
  stock: column('Stock', required(stockCell)),
  /** As the export read it: a stock that nobody edited is not written back over what was sold since. */
  stockExported: column('Stock When Exported', optional(stockCell, undefined)),
  weight: column('Weight (kg)', optional(numberCell, null)),
  length: column('Length (cm)', optional(numberCell, null)),
  width: column('Width (cm)', optional(numberCell, null)),
  height: column('Height (cm)', optional(numberCell, null)),
  perUnit: column('Contents', optional(perUnitCell, null)),
  plan: column('Variant Plan', optional(planCell, null)),
  picture: column('Picture', textCell),
} as const;

const imperialColumns = {
  weight: column('Weight (lbs)', imperialCell('weight')),
  length: column('Length (in)', imperialCell('side')),
  width: column('Width (in)', imperialCell('side')),
  height: column('Height (in)', imperialCell('side')),
} as const;

type Columns = Readonly<Record<string, Column<unknown>>>;
type ValueOf<One> = One extends Column<infer Value> ? Value : never;
type ValuesOf<Some> = { readonly [Key in keyof Some]: ValueOf<Some[Key]> };

export type ProductCells = ValuesOf<typeof productColumns>;
export type VariantCells = ValuesOf<typeof variantColumns>;
export type ProductKey = keyof ProductCells;
export type VariantKey = keyof VariantCells;

/** The first header names the format and its version; below it a row says whose it is. */
export const fileVersion = 1;
export const versionHeader = `Vitrine ${fileVersion}`;
export const productIdHeader = 'Product ID';
export const variantIdHeader = 'Variant ID';
export const rowKinds = ['product', 'variant'] as const;

export const productKeys = Object.keys(productColumns) as ProductKey[];
export const variantKeys = Object.keys(variantColumns) as VariantKey[];

/** By its key, for code that treats all alike. */
export function columnOfProduct(key: ProductKey): Column<unknown> {
  return (productColumns as unknown as Columns)[key] as Column<unknown>;
}

/** In the units of a website. */
export function columnOfVariant(key: VariantKey, system: UnitSystem): Column<unknown> {
  const own = system === unitSystems.imperial ? (imperialColumns as unknown as Columns)[key] : undefined;
  return own ?? ((variantColumns as unknown as Columns)[key] as Column<unknown>);
}

export function fileHeaders(system: UnitSystem): string[] {
  return [
    versionHeader,
    productIdHeader,
    variantIdHeader,
    ...productKeys.map(key => columnOfProduct(key).header),
    ...variantKeys.map(key => columnOfVariant(key, system).header),
  ];
}
