import type { RenderedPage } from '@vitrine/render/render-page.tsx';
import { drawSample } from '@vitrine/widgets/image/draw-sample.ts';
import blocksReference from '../../../docs/reference/blocks.md?raw';
import { readQuery } from './catalogue-query.ts';
import { listExhibits, renderExhibit } from './exhibit-page.tsx';
import { renderIndex, renderPreview } from './index-page.tsx';
import { listSamples, renderSample } from './sample-page.ts';
import { standInFile } from './stand-in-file.ts';
import { listSystemPages, renderSystemPage } from './system-page.ts';

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Uint8Array;
  readonly policy?: string;
}

/** The catalogue’s own content at an address; null leaves it to the source files. */
export function answer({ pathname, searchParams }: URL): Answer | null {
  if (pathname === '/') return html(renderIndex());
  if (pathname === '/samples.json') return json(listSamples());
  if (pathname === '/exhibits.json') return json(listExhibits());
  if (pathname === '/system-pages.json') return json(listSystemPages());
  if (pathname === '/docs/reference/blocks.md') return text(200, blocksReference);
  const [, place = '', name = '', last = ''] = /^\/(\w+)\/([^/]+)(?:\/([^/]+))?/.exec(pathname) ?? [];
  const query = readQuery(searchParams);
  switch (place) {
    case 'preview':
      return html(renderPreview(pathname.slice('/preview'.length), searchParams));
    case 'sample':
      return page(renderSample(name, Number(last), query));
    case 'widget':
      return page(renderExhibit(name, Number(last), query));
    case 'system':
      return page(renderSystemPage(name, query));
    case 'media':
      return { status: 200, contentType: 'image/svg+xml', body: drawNamed(name, widthOf(last)) };
    case 's':
      return file(last);
    case 'api':
      return missing;
    default:
      return null;
  }
}

/** Calls have no fakes: a journey that needs one answers it itself. */
const missing = text(404, 'The catalogue has nothing here.\n');

function page(rendered: RenderedPage | null): Answer {
  if (!rendered) return missing;
  return { ...html(rendered.html), policy: policyOf(rendered.styleHashes) };
}

function html(body: string | null): Answer {
  return body === null ? missing : { status: 200, contentType: 'text/html; charset=utf-8', body };
}

function text(status: number, body: string): Answer {
  return { status, contentType: 'text/plain; charset=utf-8', body };
}

function file(name: string): Answer {
  const found = standInFile(decodeURIComponent(name));
  return found ? { status: 200, ...found } : missing;
}

function json(value: unknown): Answer {
  return { status: 200, contentType: 'application/json', body: JSON.stringify(value) };
}

/** With its id and its width written on it, to show what was requested. */
function drawNamed(id: string, width: number): string {
  const name = id.replace(/^[^0]*0+(?=[^0])/, '').slice(-6);
  return drawSample({ id, width, label: `${name} · ${width}w` });
}

function widthOf(name: string): number {
  const width = Number.parseInt(name, 10);
  return width > 0 && width <= 5000 ? width : 1000;
}

/** As strict as a published page's, so that policy violations are found here. */
function policyOf(styleHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
