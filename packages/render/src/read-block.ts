import { definitionOf, readSettings } from '@vitrine/blocks/block-definitions.ts';
import type { BlockDefinition } from '@vitrine/core/blocks/define-block.ts';
import type { BlockNeeds } from '@vitrine/core/needs/need.ts';
import { contractOf } from '@vitrine/core/needs/needs.ts';
import type { Block, PageDocument } from '@vitrine/core/page/page-document.ts';
import type { PageData } from './page-data.ts';

export interface ReadBlock {
  readonly definition: BlockDefinition;
  readonly settings: Record<string, unknown>;
  readonly needs: BlockNeeds;
  /** Unreadable stored settings that were replaced by a default, as text. */
  readonly problems: readonly string[];
}

/** Documents share unchanged blocks, so a block is read once however often its page is rendered. */
const readBlocks = new WeakMap<Block, ReadBlock | null>();

/** A stored block as its view expects it; null for a number that no block has (rule RENDER-5). */
export function readBlock(block: Block): ReadBlock | null {
  const known = readBlocks.get(block);
  if (known !== undefined) return known;
  const read = readUncached(block);
  readBlocks.set(block, read);
  return read;
}

/** Unreadable settings of a page's blocks, each with its block's id (rule RENDER-17). */
export function problemsOf(documents: readonly PageDocument[]): string[] {
  const blocks = documents.flatMap(document => document.sections.flatMap(section => section.blocks));
  return blocks.flatMap(block => readBlock(block)?.problems.map(problem => `${block.id}: ${problem}`) ?? []);
}

/** The fetched data for a block view; missing data is empty (rule RENDER-6). */
export function dataOf(block: Block, needs: BlockNeeds, data: PageData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(needs).map(([name, need]) => [
      name,
      data[`${block.id}.${name}`] ?? contractOf(need.kind).empty,
    ]),
  );
}

function readUncached(block: Block): ReadBlock | null {
  const definition = definitionOf(block.type);
  const { settings, problems } = readSettings(block);
  if (!definition || !settings) return null;
  return { definition, settings, needs: definition.needs?.(settings) ?? {}, problems };
}
