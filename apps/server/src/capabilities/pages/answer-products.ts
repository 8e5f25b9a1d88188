import type { NeedAnswers } from '@vitrine/core/blocks/block-data.ts';
import type { PageNeeds } from '@vitrine/render/page-data.ts';
import type { Context } from '../../context.ts';
import { findProductCards, findProductDetails } from '../products/index.ts';

type ProductAnswer = NeedAnswers['product'] | NeedAnswers['products'];

/** Answers by the keys of the needs that ask for products: single ones together, each list by itself. */
export async function answerProducts(
  context: Context,
  needs: PageNeeds,
): Promise<ReadonlyMap<string, ProductAnswer>> {
  const entries = Object.entries(needs);
  const ids = entries.flatMap(([, need]) => (need.kind === 'product' && need.id !== null ? [need.id] : []));
  const [details, lists] = await Promise.all([
    findProductDetails(context, ids),
    Promise.all(
      entries.map(async ([key, need]): Promise<[string, ProductAnswer][]> => {
        return need.kind === 'products' ? [[key, await findProductCards(context, need)]] : [];
      }),
    ),
  ]);
  const single = entries.flatMap(([key, need]): [string, ProductAnswer][] => {
    if (need.kind !== 'product' || need.id === null) return [];
    return [[key, details.get(need.id) ?? null]];
  });
  return new Map([...lists.flat(), ...single]);
}
