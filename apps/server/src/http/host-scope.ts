import type { Website } from '@vitrine/core/tenancy/website.ts';

/** The meaning of a request's Host. */
export type HostScope =
  | { readonly kind: 'platform' }
  | {
      readonly kind: 'website';
      readonly website: Website;
      /** The moment of the notices (NOTICE-3) from which on the website may differ from this. */
      readonly asOf: number;
    }
  /** Where a website's code and documents run apart from it (rule CONTENT-1). */
  | { readonly kind: 'content'; readonly website: Website }
  | { readonly kind: 'unknown' };

/** Finds it; the capability that knows websites does. */
export interface HostDirectory {
  /** `host` as the request names it, with or without a port. */
  find(host: string): Promise<HostScope>;
}
