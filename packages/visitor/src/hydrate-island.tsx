import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Props = Record<string, unknown>;

/** Hydrates a block's own markup with the props the server drew it with (rule VISITOR-3). */
export function islandHydrator(Island: ComponentType<Props>): (root: HTMLElement) => void {
  return root => {
    const props = propsOf(root.id.replace(/^block-/, ''));
    if (props) hydrateRoot(root, <Island {...props} />);
  };
}

/** From the page's `<script type="application/json" id="islands">`, by block id. */
function propsOf(blockId: string): Props | null {
  const text = document.getElementById('islands')?.textContent;
  if (!text) return null;
  const all: unknown = JSON.parse(text);
  const props =
    typeof all === 'object' && all !== null ? Object.entries(all).find(([id]) => id === blockId) : null;
  return props ? { ...props[1] } : null;
}
