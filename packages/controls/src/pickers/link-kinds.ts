import { linkSchema } from '@vitrine/core/links/link.ts';

export type LinkKind = 'none' | 'page' | 'web' | 'email' | 'phone' | 'file';

export interface ReadLink {
  readonly kind: LinkKind;
  /** The displayed value: an address without `mailto:`, a number without `tel:`. */
  readonly text: string;
}

/** The kind of link of an address, and its display text (rule PANEL-6). */
export function readLink(href: string): ReadLink {
  if (href === '') return { kind: 'none', text: '' };
  if (/^mailto:/i.test(href)) return { kind: 'email', text: href.slice('mailto:'.length) };
  if (/^tel:/i.test(href)) return { kind: 'phone', text: href.slice('tel:'.length) };
  if (/^\/s\//.test(href)) return { kind: 'file', text: href };
  if (href.startsWith('/') || href.startsWith('#')) return { kind: 'page', text: href };
  return { kind: 'web', text: href };
}

/**
 * The address that a text typed into a link field means; null if it is not an address and is used to search for a
 * page. A web address without a scheme gets https (rules PANEL-6, PANEL-10).
 */
export function readTyped(text: string): { readonly kind: LinkKind; readonly address: string } | null {
  const plain = text.trim();
  const address = addressOf(plain);
  if (address === null || !linkSchema.safeParse(address).success) return null;
  return { kind: readLink(address).kind, address };
}

function addressOf(plain: string): string | null {
  if (/^(mailto|tel|sms):./i.test(plain) || /^[/#](?!\/)/.test(plain)) return plain;
  if (isEmail(plain)) return `mailto:${plain}`;
  if (/^\+?[\d\s()./-]+$/.test(plain) && (plain.match(/\d/g)?.length ?? 0) >= 5) {
    return `tel:${plain.replace(/[^\d+]/g, '')}`;
  }
  return webAddress(plain);
}

function isEmail(plain: string): boolean {
  const [name = '', host = '', ...more] = plain.split('@');
  return name !== '' && more.length === 0 && !/[\s/:]/.test(plain) && /[^.]\.[^.]/.test(host);
}

function webAddress(plain: string): string | null {
  const bare = plain.replace(/^\/\//, '');
  const address = /^https?:/i.test(bare) ? bare : `https://${bare}`;
  if (/\s/.test(bare) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return /^https?:\/\//i.test(bare) || /\.[^.\d]{2,}$/.test(hostname) || hostname === 'localhost'
    ? address
    : null;
}
