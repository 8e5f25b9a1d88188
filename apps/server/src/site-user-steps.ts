import type { Id } from '@vitrine/core/id/id.ts';

/** The browser that a site user signs in or out with, as far as a step may change it. */
export interface Browser {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  setCookie(
    name: string,
    value: string,
    options: { readonly httpOnly: boolean; readonly maxAge: number },
  ): void;
  clearCookie(name: string): void;
}

export interface Leaving {
  readonly siteUserId: Id;
  /** `copy` leaves a copy of their things in this browser; `everywhere` ends the access of every device. */
  readonly how: 'here' | 'copy' | 'everywhere' | 'erased';
}
