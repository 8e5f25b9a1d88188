import type { NeedAnswers } from '@vitrine/core/blocks/block-data.ts';
import type { PageNeeds } from '@vitrine/render/page-data.ts';
import type { Context } from '../../context.ts';

/** Answers by the keys of the needs that ask for products. */
export async function answerProducts(
  _context: Context,
  _needs: PageNeeds,
): Promise<ReadonlyMap<string, NeedAnswers['product'] | NeedAnswers['products']>> {
  return new Map();
}
