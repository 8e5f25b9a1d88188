import { answerNeed } from '../../need-answer.ts';

export const answer = answerNeed({
  kind: 'asset',
  find: async (_, asks) => ({
    answers: assets => asks.map(({ id }) => (id === null ? null : (assets.get(id) ?? null))),
  }),
});
