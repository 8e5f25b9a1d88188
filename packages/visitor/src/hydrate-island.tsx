import { type PictureFrame, PictureFrameContext } from '@vitrine/widgets/image/picture-frame.ts';
import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Props = Record<string, unknown>;

/** Hydrates a block's own markup with the props and the frame the server drew it with (rule VISITOR-3). */
export function islandHydrator(Island: ComponentType<Props>): (root: HTMLElement) => void {
  return root => {
    const props = propsOf(root.id.replace(/^block-/, ''));
    const frame: PictureFrame | null = JSON.parse(root.dataset.frame ?? 'null');
    if (!props || !frame) return;
    // In slices between which the page scrolls and answers, not as one long task.
    startTransition(() => {
      hydrateRoot(
        root,
        <PictureFrameContext value={frame}>
          <Island {...props} />
        </PictureFrameContext>,
      );
    });
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
