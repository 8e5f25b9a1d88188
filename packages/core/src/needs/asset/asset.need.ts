import { z } from 'zod';
import { assetSchema } from '../../media/asset-schema.ts';
import { defineNeed } from '../need.ts';

/** One file; null if none is chosen or it no longer exists. */
export const need = defineNeed({
  kind: 'asset',
  ask: z.object({ id: z.string().nullable() }),
  answer: assetSchema.nullable(),
  empty: null,
  assetIds: ({ id }) => (id === null ? [] : [id]),
});

declare module '../need.ts' {
  interface NeedKinds {
    asset: typeof need;
  }
}
