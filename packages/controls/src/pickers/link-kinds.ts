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

/** The address of what a person entered; a web address without a scheme gets https (rule PANEL-6). */
export function writeLink({ kind, text }: ReadLink): string {
  const plain = text.trim();
  if (kind === 'none' || plain === '') return '';
  if (kind === 'email') return `mailto:${plain}`;
  if (kind === 'phone') return `tel:${plain.replace(/[^\d+]/g, '')}`;
  if (kind === 'web' && !/^[a-z][a-z0-9+.-]*:/i.test(plain)) return `https://${plain.replace(/^\/+/, '')}`;
  return plain;
}
