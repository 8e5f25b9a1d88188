import { z } from 'zod';
import { assetSchema } from '../../media/asset-schema.ts';
import { defineNeed } from '../need.ts';

/** One file; null where none is chosen or it is gone. */
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
