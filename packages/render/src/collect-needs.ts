import type { Need } from '@vitrine/core/needs/need.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { PageNeeds } from './page-data.ts';
import { readBlock } from './read-block.ts';

/** The key of a section's background in the fetched data. */
export function backgroundKey(sectionId: string): string {
  return `${sectionId}.background`;
}

/** All the data a page needs from the server, including header and footer, as one batch (rule RENDER-6). */
export function collectNeeds(documents: readonly PageDocument[]): PageNeeds {
  const needs: Record<string, Need> = {};
  for (const section of documents.flatMap(document => document.sections)) {
    const { background } = section.settings;
    if (background !== null) needs[backgroundKey(section.id)] = { kind: 'asset', id: background };
    for (const block of section.blocks) {
      for (const [name, need] of Object.entries(readBlock(block)?.needs ?? {})) {
        needs[`${block.id}.${name}`] = need;
      }
    }
  }
  return needs;
}
