import { answerNeed } from '../../need-answer.ts';

export const answer = answerNeed({
  kind: 'assets',
  find: async (_, asks) => ({
    answers: assets => asks.map(({ ids }) => ids.flatMap(id => assets.get(id) ?? [])),
  }),
});
