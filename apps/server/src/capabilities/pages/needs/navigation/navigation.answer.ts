import { answerNeed } from '../../need-answer.ts';
import { navigationOf } from './navigation-of.ts';

export const answer = answerNeed({
  kind: 'navigation',
  find: async (_, asks, { collections, homePageId, path }) => ({
    answers: () => asks.map(({ place }) => navigationOf(collections, { place, homePageId, path })),
  }),
});
