import { z } from 'zod';
import { assetSchema } from '../../media/asset-schema.ts';
import { defineNeed } from '../need.ts';

/** Files in the requested order; missing ones are omitted. */
export const need = defineNeed({
  kind: 'assets',
  ask: z.object({ ids: z.string().array().max(500).readonly() }),
  answer: assetSchema.array().readonly(),
  empty: [],
  assetIds: ({ ids }) => ids,
});

declare module '../need.ts' {
  interface NeedKinds {
    assets: typeof need;
  }
}
