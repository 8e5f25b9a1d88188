import { type AllSources, joinSources, type PageSources } from '@vitrine/core/blocks/page-sources.ts';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { parseVideoAddress, playerSourcesOf } from '@vitrine/core/media/video-address.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { PageContent } from './page-content.ts';
import { readBlock } from './read-block.ts';

/** The hosts that the blocks of a page load from, embed and send to, as each declares them (rule SERVE-11). */
export function sourcesOf(documents: readonly PageDocument[], site: SiteFacts): AllSources {
  const blocks = documents.flatMap(document => document.sections.flatMap(section => section.blocks));
  return joinSources(
    blocks.map(block => {
      const read = readBlock(block);
      return read?.definition.sources?.(read.settings, site) ?? {};
    }),
  );
}

/** The same for what a generated page draws itself: the players of a product's videos. */
export function sourcesOfContent(content: PageContent): PageSources {
  if (content.kind !== 'product') return {};
  const { videos } = content.page.product;
  return { frame: playerSourcesOf(videos.map(({ address }) => parseVideoAddress(address))) };
}
