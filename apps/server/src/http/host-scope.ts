import type { Website } from '@vitrine/core/tenancy/website.ts';

/** The meaning of a request's Host. */
export type HostScope =
  | { readonly kind: 'platform' }
  | {
      readonly kind: 'website';
      readonly website: Website;
      /** The notice counter (NOTICE-3) from which on the website may differ from this. */
      readonly asOf: number;
    }
  /** The host for a website's code and documents (rule CONTENT-1). */
  | { readonly kind: 'content'; readonly website: Website }
  | { readonly kind: 'unknown' };

/** Finds it; provided by the capability that knows websites. */
export interface HostDirectory {
  /** `host` as in the request, with or without a port. */
  find(host: string): Promise<HostScope>;
}
