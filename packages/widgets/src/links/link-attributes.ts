import { isSafeLink } from '@vitrine/core/rich-text/safe-link.ts';

export interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
}

/** What an `<a>` to the address carries; null when there is no address or it would run (rule LINK-1). */
export function linkAttributes(address: string, newWindow = false): LinkAttributes | null {
  if (address === '' || !isSafeLink(address)) return null;
  return newWindow ? { href: address, target: '_blank', rel: 'noopener' } : { href: address };
}
