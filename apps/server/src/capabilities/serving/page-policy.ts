import { createHash } from 'node:crypto';
import { type AllSources, joinSources, type PageSources } from '@vitrine/core/blocks/page-sources.ts';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { ownMarkupOf, ownMarkupSandbox } from '@vitrine/render/block-facts.ts';
import { sourcesOf } from '@vitrine/render/page-sources.ts';
import { Parser } from 'htmlparser2';
import type { SplitPolicy } from '../../http/answer.ts';

export interface PagePolicy extends SplitPolicy {
  readonly hasUserCode: boolean;
}

/**
 * The sources a page may load and run: its own styles by hash, our script, the owner's scripts by hash, and those its
 * blocks declare (rule SERVE-11).
 */
export function policyOf(
  styleHashes: readonly string[],
  documents: readonly PageDocument[],
  {
    site,
    contentOrigin,
    beside = {},
  }: { site: SiteFacts; contentOrigin: string | null; beside?: PageSources },
): Omit<PagePolicy, 'closedBy'> {
  // Code in a separate frame needs nothing in the page's policy (rule CONTENT-4).
  const code = contentOrigin === null ? documents.flatMap(userCodeOf) : [];
  const sources = joinSources([sourcesOf(documents, site), beside]);
  const scripts = code.flatMap(scriptSourcesOf);
  const isUsed = code.length > 0;
  const closed = policy({ styleHashes, scripts: [], sources, hasUserCode: false, contentOrigin });
  const open = isUsed ? policy({ styleHashes, scripts, sources, hasUserCode: true, contentOrigin }) : closed;
  return { open, closed, hasUserCode: isUsed };
}

/**
 * The sources for code in a separate frame, on its own host: the same as within the page, except that no session
 * is on that host; only that page may show it (rule CONTENT-5).
 */
export function framePolicyOf(
  source: string,
  { scriptHashes, pageOrigin }: { scriptHashes: readonly string[]; pageOrigin: string },
): string {
  const own = scriptSourcesOf(source);
  const anywhere = `'self' ${pageOrigin} https:`;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set([...scriptHashes, ...own]), ...(own.length > 0 ? [pageOrigin, 'https:'] : [])].join(' ')}`,
    `style-src ${anywhere} 'unsafe-inline'`,
    `img-src ${anywhere} data:`,
    `media-src ${anywhere}`,
    `font-src ${anywhere}`,
    `connect-src ${anywhere}`,
    'frame-src https:',
    `form-action ${anywhere}`,
    `base-uri ${pageOrigin}`,
    `frame-ancestors ${pageOrigin}`,
    `sandbox ${ownMarkupSandbox}`,
  ].join('; ');
}

function policy({
  styleHashes,
  scripts,
  sources,
  hasUserCode,
  contentOrigin,
}: {
  styleHashes: readonly string[];
  scripts: readonly string[];
  sources: AllSources;
  hasUserCode: boolean;
  contentOrigin: string | null;
}): string {
  const elsewhere = hasUserCode ? ['https:'] : [];
  const frames = [...sources.frame, ...(contentOrigin === null ? [] : [contentOrigin]), ...elsewhere];
  const directives = {
    'default-src': ["'none'"],
    // The owner's own scripts may load further files from any host.
    'script-src': ["'self'", ...scripts, ...sources.script, ...(scripts.length > 0 ? elsewhere : [])],
    // The hash of a style element in the owner's code cannot be combined with ours: browsers then ignore 'unsafe-inline'.
    'style-src': hasUserCode
      ? ["'self'", "'unsafe-inline'", 'https:']
      : ["'self'", ...(sources.style.length > 0 ? sources.style : styleHashes)],
    // Widths and colours that a view calculates are attributes; a style attribute cannot run code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...sources.image, ...elsewhere],
    'media-src': ["'self'", ...sources.media, ...elsewhere],
    'font-src': ["'self'", ...sources.font, ...elsewhere],
    'connect-src': ["'self'", ...sources.connect, ...elsewhere],
    ...(sources.worker.length > 0 ? { 'worker-src': sources.worker } : {}),
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'form-action': ["'self'", ...sources.form, ...elsewhere],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** The owner's HTML that runs in the page: the only place where an owner's scripts reach a page. */
function userCodeOf(document: PageDocument): string[] {
  return document.sections.flatMap(section => section.blocks.flatMap(block => ownMarkupOf(block) ?? []));
}

/** Inline scripts by the hash of their text, others by their host. */
export function scriptSourcesOf(html: string): string[] {
  return scriptsOf(html).flatMap(({ address, text }) => {
    if (address === undefined) return [`'sha256-${createHash('sha256').update(text).digest('base64')}'`];
    return URL.canParse(address) && /^https:/i.test(address) ? [new URL(address).origin] : [];
  });
}

interface Script {
  readonly address: string | undefined;
  text: string;
}

function scriptsOf(html: string): Script[] {
  const scripts: Script[] = [];
  let open: Script | null = null;
  const parser = new Parser({
    onopentag(name, { src }) {
      if (name === 'script') open = { address: src, text: '' };
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name, isImplied) {
      if (name !== 'script' || open === null) return;
      // A script that is never closed never runs.
      if (!isImplied) scripts.push(open);
      open = null;
    },
  });
  parser.end(html);
  return scripts;
}
