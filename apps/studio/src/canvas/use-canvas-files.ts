import { definitionOf } from '@vitrine/blocks/block-definitions.ts';
import { useEffect, useRef } from 'react';
import type { CanvasTools } from './canvas-context.ts';
import { blockElement, targetAt } from './measure.ts';

/** Blocks whose panels accept pictures. */
const takingFiles: ReadonlySet<string> = new Set(['gallery', 'image']);

/** Files dropped on a block, or pasted while it is selected, go to its panel, which shows their progress. */
export function useCanvasFiles(tools: CanvasTools | null): void {
  const newest = useRef(tools);
  newest.current = tools;
  const page = tools?.page ?? null;
  useEffect(() => {
    if (page === null) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    let marked: Element | null = null;
    const mark = (next: Element | null) => {
      if (next === marked) return;
      marked?.removeAttribute('data-takes-drop');
      next?.setAttribute('data-takes-drop', '');
      marked = next;
    };
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Elsewhere on the page as well: otherwise the frame would open the file.
      event.preventDefault();
      const id = takerAt(newest.current, event.target);
      event.dataTransfer.dropEffect = id === null ? 'none' : 'copy';
      mark(id === null ? null : blockElement(page, id));
    };
    page.addEventListener('dragenter', over, options);
    page.addEventListener('dragover', over, options);
    page.addEventListener('dragleave', event => event.relatedTarget === null && mark(null), options);
    page.addEventListener(
      'drop',
      event => {
        const files = [...(event.dataTransfer?.files ?? [])];
        mark(null);
        if (files.length === 0) return;
        event.preventDefault();
        give(newest.current, takerAt(newest.current, event.target), files);
      },
      options,
    );
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const { selection = null } = newest.current ?? {};
      if (files.length === 0 || selection?.kind !== 'block' || !isOnCanvas(event.target)) return;
      give(newest.current, takes(newest.current, selection.id) ? selection.id : null, files);
    };
    page.addEventListener('paste', paste, options);
    document.addEventListener('paste', paste, { signal: stop.signal });
    return () => {
      mark(null);
      stop.abort();
    };
  }, [page]);
}

function takerAt(tools: CanvasTools | null, target: EventTarget | null): string | null {
  const { blockId } = targetAt(target);
  return blockId !== null && takes(tools, blockId) ? blockId : null;
}

function takes(tools: CanvasTools | null, blockId: string): boolean {
  const found = tools?.actions.blockOf(blockId);
  return found ? takingFiles.has(definitionOf(found.block.type)?.name ?? '') : false;
}

function give(tools: CanvasTools | null, blockId: string | null, files: readonly File[]): void {
  const found = blockId === null ? null : tools?.actions.blockOf(blockId);
  if (!tools || !found) return;
  const { block, part, section } = found;
  tools.select({ kind: 'block', id: block.id, part, sectionId: section.id });
  tools.openPanel(true);
  tools.dropFiles({ blockId: block.id, files });
}

/** Not in a field or a dialog, which handle pasted content themselves. */
function isOnCanvas(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target.closest('aside, dialog, [role="dialog"], input, textarea, [contenteditable="true"]') === null;
}
