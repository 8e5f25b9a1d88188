/**
 * Icons of social networks, drawn here in strokes on 24 × 24. Each is a simplified drawing, not the company's own
 * artwork; networks without one get the plain link.
 */
const icons: Readonly<Record<string, string>> = {
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M16.9 7.1h.01',
  facebook: 'M16.5 4H14.5A3.5 3.5 0 0 0 11 7.5V21M7.5 12h7.5',
  x: 'M4.5 4.5h3.7l11.3 15h-3.7zM19 4.5l-6 6.5M11 13.3 5 19.5',
  youtube:
    'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10 9v6l5-3z',
  vimeo:
    'M3 9c2-1.8 3.5-3 4.5-2.7 2.3.6 1.7 9.2 3.5 9.2 1.5 0 4-4 4-6 0-1.5-1.2-1.3-1.8-1C14 6 15.5 4.5 18 4.8c2.5.3 2.8 2.6 2 5.2C18.8 14 14 19.5 11 19.5c-4 0-3.6-9.5-5-9.5-.6 0-1.2.5-1.7.9',
  tiktok: 'M13.5 3v12.5a3.75 3.75 0 1 1-3.75-3.75M13.5 3c.3 3 2.5 5 5.5 5.2',
  linkedin: 'M5.5 9.5v9.5M5.5 5.5h.01M10.5 19V9.5M10.5 13.5c0-2.2 1.6-4 3.8-4s3.7 1.6 3.7 4V19',
  pinterest:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M11.8 9.5 9.5 20M8.7 12.8c-1.3-3 .8-5.6 3.6-5.6 2.5 0 4 1.8 3.8 4.1-.2 2.3-1.7 4.2-3.5 4.2-1 0-1.7-.5-2-1.2',
  github:
    'M9 20.5v-3.2c-3 .7-3.8-1-4.4-2-.4-.6-.8-1-1.3-1.2M15 20.5v-3.7c0-1-.2-1.6-.7-2 3-.4 5.2-1.6 5.2-5.3 0-1.2-.4-2.2-1.1-3 .1-.5.4-1.7-.2-3-1 0-2.2.6-3.2 1.3a10.5 10.5 0 0 0-6 0C8 4.1 6.8 3.5 5.8 3.5c-.6 1.3-.3 2.5-.2 3-.7.8-1.1 1.8-1.1 3 0 3.7 2.2 4.9 5.2 5.3-.5.4-.7 1-.7 2',
  mastodon:
    'M20 8.5c0-3-2-4.5-4.5-4.7-2.3-.2-4.7-.2-7 0C6 4 4 5.5 4 8.5c0 4-.1 8.5 3 10 2.5 1.2 5.5 1 8 .5v-2c-2 .5-6.5 1-6.5-2 6 1 11 .5 11.5-3.5.1-1 0-2 0-3M8 13V9.5c0-2.5 4-2.5 4 0v2M16 13V9.5c0-2.5-4-2.5-4 0',
  bluesky:
    'M12 11c-1.2-2.5-4.5-6-7-7-2-.8-2.5.5-2.3 2 .3 2.5.5 5 2.3 6 1.2.6 2.5.6 3.5.5-2.7.6-4.5 2-2.5 4.5 3 3.5 5.2.5 6-2.5.8 3 3 6 6 2.5 2-2.5.2-3.9-2.5-4.5 1 .1 2.3.1 3.5-.5 1.8-1 2-3.5 2.3-6 .2-1.5-.3-2.8-2.3-2-2.5 1-5.8 4.5-7 7',
  threads:
    'M18.5 8.5C17.5 5 15 3.5 12 3.5 7 3.5 4.5 7 4.5 12s2.5 8.5 7.5 8.5c4 0 6.5-2.5 6.5-5 0-3-3-4-6-4-2.5 0-4 1-4 2.7s1.5 2.5 3 2.5c2.5 0 3.5-2 3.5-4.2 0-2.5-1-4-3-4-1.5 0-2.5.6-3 1.5',
  spotify:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M7.5 9.5c3.5-1 6.5-.6 9.5 1M8 12.5c3-.8 5.3-.4 7.7.9M8.5 15.3c2.3-.6 4-.3 5.8.7',
  soundcloud: 'M3 13v4M6 11v6M9 9v8M12 7.5V17h6.5a2.75 2.75 0 0 0 0-5.5c-.3 0-.6 0-.8.1C17.3 9 15.3 7 12 7.5',
  whatsapp:
    'M4 20l1.2-4A8.5 8.5 0 1 1 8.2 19zM9 8.5c-.5 3 3.5 7 6.5 6.5l.5-1.8-2-1-1 .8c-1-.5-1.8-1.3-2.2-2.2l.8-1-1-2z',
  telegram: 'M21 4.5 3 11.5l5.5 2L18 7l-7 8 6 4.5zM8.5 13.5 9 19l2.5-3',
  discord:
    'M8 6.5c2.5-.8 5.5-.8 8 0M8.5 17.5c2.3.7 4.7.7 7 0M8 6.5 8.5 5 6 5.7C4 9 3 13 3.2 16.5c1.3 1.3 2.8 2 4.3 2.5l1-2M16 6.5 15.5 5l2.5.7c2 3.3 3 7.3 2.8 10.8-1.3 1.3-2.8 2-4.3 2.5l-1-2M9.2 12.5h.01M14.8 12.5h.01',
  twitch: 'M5 3.5h15v10l-4 4h-4l-3 3v-3H5zM11 7.5v4.5M15.5 7.5v4.5',
  behance:
    'M3 6.5h4.5a2.7 2.7 0 0 1 0 5.4H3zM3 11.9h5a2.8 2.8 0 0 1 0 5.6H3zM15 7.5h5M13.5 14h7.3c0-2.2-1.5-3.7-3.6-3.7S13.5 12 13.5 14s1.5 3.7 3.7 3.7c1.6 0 2.7-.7 3.3-1.9',
  rss: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M6 18h.01',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.3-3.3A4 4 0 0 0 13.3 5L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3',
};

/** Other names and hosts of the same networks. */
const aliases: Readonly<Record<string, string>> = {
  twitter: 'x',
  email: 'mail',
  'e-mail': 'mail',
  feed: 'rss',
  fb: 'facebook',
  insta: 'instagram',
  youtu: 'youtube',
  wa: 'whatsapp',
  t: 'telegram',
  bsky: 'bluesky',
};

/** The path data for a social link, by its name, otherwise by its host (rule SOCIAL-2). */
export function socialIcon(link: { readonly name: string; readonly address: string }): string {
  const candidates = [link.name, ...hostNames(link.address)].map(name => name.trim().toLowerCase());
  for (const candidate of candidates) {
    const name = aliases[candidate] ?? candidate;
    const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
    if (icon !== undefined) return icon;
  }
  return icons.link ?? '';
}

function hostNames(address: string): string[] {
  if (/^mailto:/i.test(address)) return ['mail'];
  const host = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? '';
  return host.split('.').toReversed().slice(1);
}
