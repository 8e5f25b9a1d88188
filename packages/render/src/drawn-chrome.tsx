import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { backgroundKey } from './collect-needs.ts';
import type { Drawing } from './drawing.ts';
import type { SiteChrome } from './page-data.ts';
import { dataOf, readBlock } from './read-block.ts';
import { Sections } from './sections.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header and footer of a page as HTML. */
export interface DrawnChrome {
  readonly header: string;
  readonly footer: string;
}

/** Pages differ only in the link that is marked as the current one. A drawing takes about 5 kB. */
const mostOfOne = 8;
const drawings = new WeakMap<PageDocument, Map<string, string>>();

/**
 * Header and footer, from memory if another page showed them with the same data: they are half of the elements of
 * most pages (rule RENDER-25). A drawing is known by everything it is made from, so it is never outdated.
 */
export function drawnChrome({ header, footer }: SiteChrome, drawing: Drawing): DrawnChrome {
  return {
    header: drawOnce(header, ['header', drawing], <SiteHeader document={header} drawing={drawing} />),
    footer: drawOnce(footer, ['footer', drawing], <Sections document={footer} drawing={drawing} />),
  };
}

function drawOnce(document: PageDocument, how: [part: keyof SiteChrome, Drawing], view: ReactNode): string {
  const known = drawings.get(document) ?? new Map<string, string>();
  drawings.set(document, known);
  const key = keyOf(document, ...how);
  const drawn = known.get(key) ?? renderToString(view);
  // The least recently used is the first.
  known.delete(key);
  const [oldest] = known.keys();
  if (known.size >= mostOfOne && oldest !== undefined) known.delete(oldest);
  known.set(key, drawn);
  return drawn;
}

/** An empty document may be both the header and the footer. */
function keyOf(
  document: PageDocument,
  part: keyof SiteChrome,
  { site, data, frames, ...rest }: Drawing,
): string {
  const shown = document.sections.map(({ id, blocks }) => [
    data[backgroundKey(id)],
    ...blocks.map(block => [dataOf(block, readBlock(block)?.needs ?? {}, data), frames?.get(block.id)]),
  ]);
  return JSON.stringify([part, site, rest, shown]);
}
