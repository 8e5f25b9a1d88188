import { z } from 'zod';
import { defineNeed } from '../need.ts';

export interface NavigationLink {
  readonly title: string;
  readonly address: string;
  readonly isExternal: boolean;
  readonly isCurrent: boolean;
  readonly children: readonly NavigationLink[];
}

const navigationLinkSchema: z.ZodType<NavigationLink> = z.object({
  title: z.string(),
  address: z.string(),
  isExternal: z.boolean(),
  isCurrent: z.boolean(),
  get children() {
    return z.array(navigationLinkSchema).readonly();
  },
});

/** The links of a menu; on the canvas none of them is the current one. */
export const need = defineNeed({
  kind: 'navigation',
  ask: z.object({ place: z.enum(['main', 'footer']) }),
  answer: navigationLinkSchema.array().readonly(),
  empty: [],
});

declare module '../need.ts' {
  interface NeedKinds {
    navigation: typeof need;
  }
}
