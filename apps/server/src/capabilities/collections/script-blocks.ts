import { createHash } from 'node:crypto';
import { doors } from '@vitrine/core/accounts/doors.ts';
import { blocksOf } from '@vitrine/core/page/find-on-page.ts';
import type { Block, PageDocument } from '@vitrine/core/page/page-document.ts';
import { definitionOf, ownMarkupOf } from '@vitrine/render/block-facts.ts';
import { actorMay } from '../../actor-may.ts';
import type { Actor } from '../../context.ts';

/** The script-capable blocks in a document when a person with the permission last wrote it. */
export type ApprovedBlock = Pick<Block, 'id' | 'type' | 'version' | 'settings' | 'places' | 'isHidden'>;

export function mayRunScripts(actor: Actor): boolean {
  if (actor.kind === 'operator') return actor.isForOthers !== true;
  return actorMay(actor, doors.code.needs);
}

export function scriptBlocksOf(document: PageDocument): Block[] {
  return blocksOf(document).filter(({ type }) => definitionOf(type)?.requiresScriptRole === true);
}

/** The blocks this author approves by writing a document: all of them, or null for none. */
export function approvedBy(author: Actor, document: PageDocument): Block[] | null {
  return mayRunScripts(author) ? scriptBlocksOf(document) : null;
}

/**
 * The first block whose exact content occurs more often than in any of the source lists, or is shown more often: a
 * person with the permission must have made each place of a script and each unhiding (SCRIPT-1).
 */
export function unapprovedBlock(
  blocks: readonly Block[],
  sources: readonly (readonly ApprovedBlock[])[],
): Block | null {
  const allowed = sources.map(countsOf);
  const used = new Map<string, number>();
  for (const block of blocks) {
    for (const key of keysOf(block)) {
      const count = (used.get(key) ?? 0) + 1;
      used.set(key, count);
      if (!allowed.some(counts => count <= (counts.get(key) ?? 0))) return block;
    }
  }
  return null;
}

/** Whether visitors' browsers would run its content. */
export function isRunning(block: Block): boolean {
  return !isAsleep(block) && ownMarkupOf(block) !== null;
}

function countsOf(blocks: readonly ApprovedBlock[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of blocks.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function keysOf(block: ApprovedBlock): string[] {
  const { type, version, settings } = block;
  const content = createHash('sha256')
    .update(JSON.stringify(sorted([type, version, settings])))
    .digest('base64');
  return isAsleep(block) ? [content] : [content, `shown ${content}`];
}

/** A block that is hidden everywhere is not part of the page. */
function isAsleep({ isHidden }: Pick<Block, 'isHidden'>): boolean {
  return isHidden?.desktop === true && isHidden.phone;
}

/** The database returns an object's keys in a different order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}
