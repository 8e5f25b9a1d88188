import { isSafeLink } from '@vitrine/core/links/safe-link.ts';

export interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
}

/** The attributes of an `<a>` to the address; null if there is no address or it is unsafe (rule LINK-1). */
export function linkAttributes(address: string, newWindow = false): LinkAttributes | null {
  if (address === '' || !isSafeLink(address)) return null;
  return newWindow ? { href: address, target: '_blank', rel: 'noopener' } : { href: address };
}
