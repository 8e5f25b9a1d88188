import type { LoadedLine } from '../cart/index.ts';

/** Pieces, name and options of a line, such as `2 × Bowl (Blue)`. */
export function itemWords({
  quantity,
  variant: { title, options },
}: Pick<LoadedLine, 'quantity'> & {
  readonly variant: Pick<LoadedLine['variant'], 'title' | 'options'>;
}): string {
  return `${quantity} × ${options === '' ? title : `${title} (${options})`}`;
}
