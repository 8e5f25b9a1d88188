import { findProductDetails } from '../../../products/index.ts';
import { answerNeed } from '../../need-answer.ts';

export const answer = answerNeed({
  kind: 'product',
  async find(context, asks) {
    const details = await findProductDetails(
      context,
      asks.flatMap(({ id }) => id ?? []),
    );
    return { answers: () => asks.map(({ id }) => (id === null ? null : (details.get(id) ?? null))) };
  },
});
