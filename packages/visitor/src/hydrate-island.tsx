import type { IslandProps } from '@vitrine/blocks/block-islands.ts';
import { type ComponentType, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates a block's markup, or the part of it marked `data-hydrate`, with the props its page was rendered with
 * (rule VISITOR-3). The returned function unmounts the React root and undoes its effects.
 */
export function islandHydrator(Island: ComponentType<IslandProps>): (root: HTMLElement) => () => void {
  return root => {
    const props = propsOf(root.id.replace(/^block-/, ''));
    if (!props) return () => {};
    const part = root.querySelector('[data-hydrate]') ?? root;
    // In slices that leave the page responsive, not as one long task.
    let island: Root | undefined;
    startTransition(() => {
      island = hydrateRoot(part, <Island {...props} block={root} />);
    });
    return () => island?.unmount();
  };
}

/** From the page's `<script type="application/json" id="islands">`, by block id. */
function propsOf(blockId: string): object | null {
  const text = document.getElementById('islands')?.textContent;
  if (!text) return null;
  const all: unknown = JSON.parse(text);
  const props =
    typeof all === 'object' && all !== null ? Object.entries(all).find(([id]) => id === blockId) : null;
  return props ? { ...props[1] } : null;
}
