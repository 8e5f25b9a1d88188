/** The directives of a page's Content-Security-Policy that a block may extend. */
const directives = [
  'script',
  'style',
  'font',
  'connect',
  'worker',
  'frame',
  'image',
  'media',
  'form',
] as const;
type Directive = (typeof directives)[number];

/**
 * The hosts a block loads from, frames or sends to, besides its own website: sources in the
 * policy's syntax. Those of `style` replace the hashes of the page's own styles, since a browser
 * that sees a hash ignores other permissions for inline styles (rule SERVE-11).
 */
export type PageSources = Readonly<Partial<Record<Directive, readonly string[]>>>;

export type AllSources = Readonly<Record<Directive, readonly string[]>>;

/** All merged, each source once. */
export function joinSources(all: readonly PageSources[]): AllSources {
  const joined = (directive: Directive) => [...new Set(all.flatMap(one => one[directive] ?? []))];
  const entries = directives.map(directive => [directive, joined(directive)] as const);
  return Object.fromEntries(entries) as unknown as AllSources;
}
