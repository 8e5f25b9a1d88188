import type { Asset } from '../media/asset.ts';

/** What a list of products can be narrowed to (rule FILTER-3). */
export interface ListChoices {
  readonly groups: readonly ChoiceGroup[];
  /** The lowest and highest starting price in minor units; null if all are equal. */
  readonly price: { readonly least: number; readonly most: number } | null;
  /** Null if all products of the list can be bought. */
  readonly inStock: ChoiceNumber | null;
  /** Null if none is on sale. */
  readonly onSale: ChoiceNumber | null;
  /** From the best down; empty if no product is rated. */
  readonly ratings: readonly RatingChoice[];
}

export interface RatingChoice extends ChoiceNumber {
  /** At least so many. */
  readonly stars: number;
}

export interface ChoiceNumber {
  /** Null if there are too many products to count. */
  readonly count: number | null;
}

export interface ChoiceGroup {
  /** The parameter of the address. */
  readonly name: 'category' | 'tag' | 'option';
  /** The name of an option as its products spell it; empty for categories and tags. */
  readonly label: string;
  readonly values: readonly ChoiceValue[];
}

export interface ChoiceValue extends ChoiceNumber {
  readonly value: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** `#rrggbb` of a swatch; null for a value without one. */
  readonly color: string | null;
  /** The owner's picture of a swatch, shown instead of its colour. */
  readonly image: Asset | null;
}
