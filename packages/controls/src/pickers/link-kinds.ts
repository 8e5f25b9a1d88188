import { linkSchema } from '@vitrine/core/rich-text/rich-text.ts';
import { isSafeLink } from '@vitrine/core/rich-text/safe-link.ts';

export const linkKinds = ['none', 'page', 'web', 'email', 'phone', 'file'] as const;
export type LinkKind = (typeof linkKinds)[number];

export interface ReadLink {
  readonly kind: LinkKind;
  /** What a person enters: an address without `mailto:`, a number without `tel:`. */
  readonly text: string;
}

/** What kind of link an address is, and how a person reads it (rule PANEL-6). */
export function readLink(href: string): ReadLink {
  if (href === '') return { kind: 'none', text: '' };
  if (/^mailto:/i.test(href)) return { kind: 'email', text: href.slice('mailto:'.length) };
  if (/^tel:/i.test(href)) return { kind: 'phone', text: href.slice('tel:'.length) };
  if (/^\/s\//.test(href)) return { kind: 'file', text: href };
  if (href.startsWith('/') || href.startsWith('#')) return { kind: 'page', text: href };
  return { kind: 'web', text: href };
}

/**
 * The address of what a person entered; a web address without a scheme gets https. Null for what is no safe link,
 * or none yet: it stays in its field and is not passed on (rules PANEL-6, PANEL-10).
 */
export function writeLink({ kind, text }: ReadLink): string | null {
  const plain = text.trim();
  if (kind === 'none' || plain === '') return '';
  const address = addressOf(kind, plain);
  return address !== null && linkSchema.safeParse(address).success ? address : null;
}

function addressOf(kind: LinkKind, plain: string): string | null {
  if (kind === 'email') return `mailto:${plain}`;
  if (kind === 'phone') return /\d/.test(plain) ? `tel:${plain.replace(/[^\d+]/g, '')}` : null;
  return kind === 'web' ? webAddress(plain) : plain;
}

function webAddress(plain: string): string | null {
  const isBeginning = ['http://', 'https://'].some(scheme => scheme.startsWith(plain.toLowerCase()));
  if (isBeginning) return null;
  // What looks like a scheme is a host when its port follows, as in shop.com:8080.
  const isNamed = isSafeLink(plain) || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(plain);
  const address = isNamed ? plain : `https://${plain.replace(/^\/+/, '')}`;
  return /^https?:/i.test(address) && !URL.canParse(address) ? null : address;
}
