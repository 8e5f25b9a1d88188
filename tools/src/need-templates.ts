/** The files of a working need, relative to the root: path → text. */
export function needTemplates(name: string): Readonly<Record<string, string>> {
  return {
    [`packages/core/src/needs/${name}/${name}.need.ts`]: contract(name),
    [`apps/server/src/capabilities/pages/needs/${name}/${name}.answer.ts`]: answer(name),
  };
}

const contract = (name: string) => `\
import { z } from 'zod';
import { defineNeed } from '../need.ts';

/** A block’s question and its answer. */
export const need = defineNeed({
  kind: '${name}',
  ask: z.object({ limit: z.number().int().min(1).max(100) }),
  answer: z.string().array().readonly(),
  empty: [],
});

declare module '../need.ts' {
  interface NeedKinds {
    ${name.includes('-') ? `'${name}'` : name}: typeof need;
  }
}
`;

const answer = (name: string) => `\
import { answerNeed } from '../../need-answer.ts';

export const answer = answerNeed({
  kind: '${name}',
  find: async ({ website }, asks) => ({
    answers: () => asks.map(({ limit }) => [website.title].slice(0, limit)),
  }),
});
`;
