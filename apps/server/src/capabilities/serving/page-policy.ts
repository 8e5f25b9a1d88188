import { createHash } from 'node:crypto';
import type { MapProvider } from '@vitrine/core/map/map-provider.ts';
import { videoPlayerSources } from '@vitrine/core/media/video-address.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { codeSandbox, ownMarkupOf } from '@vitrine/render/block-facts.ts';
import { Parser } from 'htmlparser2';
import type { SplitPolicy } from '../../http/answer.ts';
import { closedSources, type MapSources, mapSourcesOf } from './map-sources.ts';

export interface PagePolicy extends SplitPolicy {
  readonly hasUserCode: boolean;
}

/** What a page may load and run: its own styles by hash, our script, the owner's scripts by hash (rule SERVE-11). */
export function policyOf(
  styleHashes: readonly string[],
  documents: readonly PageDocument[],
  { map, contentOrigin }: { map: MapProvider; contentOrigin: string | null },
): Omit<PagePolicy, 'closedBy'> {
  // Where it runs apart, none of it is the page's (rule CONTENT-4).
  const code = contentOrigin === null ? documents.flatMap(userCodeOf) : [];
  const maps = hasMap(documents) ? mapSourcesOf(map) : closedSources;
  const scripts = code.flatMap(scriptSourcesOf);
  const isUsed = code.length > 0;
  return {
    open: policy({ styleHashes, scripts, maps, hasUserCode: isUsed, contentOrigin }),
    closed: policy({ styleHashes, scripts: [], maps, hasUserCode: false, contentOrigin }),
    hasUserCode: isUsed,
  };
}

/**
 * What code that runs apart may load and run, on the host of its own: as it would beside its page, only that no
 * session is near; it is shown within that page alone (rule CONTENT-5).
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
    `frame-src ${videoPlayerSources.join(' ')} https:`,
    `form-action ${anywhere}`,
    `base-uri ${pageOrigin}`,
    `frame-ancestors ${pageOrigin}`,
    `sandbox ${codeSandbox}`,
  ].join('; ');
}

function policy({
  styleHashes,
  scripts,
  maps,
  hasUserCode,
  contentOrigin,
}: {
  styleHashes: readonly string[];
  scripts: readonly string[];
  maps: MapSources;
  hasUserCode: boolean;
  contentOrigin: string | null;
}): string {
  const elsewhere = hasUserCode ? ' https:' : '';
  return [
    "default-src 'none'",
    // What the owner's own scripts load in turn comes from wherever it lies.
    `script-src ${["'self'", ...new Set(scripts), ...maps.script, ...(hasUserCode && scripts.length > 0 ? ['https:'] : [])].join(' ')}`,
    // A style element of the owner's own code cannot be known by its hash beside ours: browsers then ignore the rest.
    hasUserCode
      ? "style-src 'self' 'unsafe-inline' https:"
      : `style-src 'self' ${(maps.style.length > 0 ? maps.style : styleHashes).join(' ')}`,
    // Widths and colours that a view calculates are attributes; an attribute runs nothing.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https:`,
    `media-src 'self' https:`,
    `font-src ${["'self'", ...maps.font].join(' ')}${elsewhere}`,
    `connect-src ${["'self'", ...maps.connect].join(' ')}${elsewhere}`,
    ...(maps.worker.length > 0 ? [`worker-src ${maps.worker.join(' ')}`] : []),
    `frame-src ${[...videoPlayerSources, ...(contentOrigin === null ? [] : [contentOrigin]), ...(hasUserCode ? ['https:'] : [])].join(' ')}`,
    `form-action 'self'${elsewhere}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const mapType = 4;

function hasMap(documents: readonly PageDocument[]): boolean {
  return documents.some(({ sections }) =>
    sections.some(({ blocks }) => blocks.some(({ type }) => type === mapType)),
  );
}

/** The HTML of code blocks that run: the one place where an owner's scripts reach a page. */
function userCodeOf(document: PageDocument): string[] {
  return document.sections.flatMap(section => section.blocks.flatMap(block => ownMarkupOf(block) ?? []));
}

/** Inline scripts by the hash of their text, others by the host they come from. */
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
      // What never closes never runs.
      if (!isImplied) scripts.push(open);
      open = null;
    },
  });
  parser.end(html);
  return scripts;
}
